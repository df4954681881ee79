target_sources(steelyard_ui
    PRIVATE
        quotes/offer_quote.cpp
        quotes/quote_editor.cpp
        quotes/quote_line_fields.cpp
        quotes/quote_list.cpp
        quotes/quotes_page.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        quotes/offer_quote.h
        quotes/quote_editor.h
        quotes/quote_line_fields.h
        quotes/quote_list.h
        quotes/quotes_page.h)
