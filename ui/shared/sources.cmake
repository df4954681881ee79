target_sources(steelyard_ui
    PRIVATE
        shared/card.cpp
        shared/empty_state.cpp
        shared/raw_sort_proxy.cpp
        shared/styled_label.cpp
        shared/table_copy.cpp
        shared/widget_prompts.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        shared/card.h
        shared/column_table_model.h
        shared/empty_state.h
        shared/prompts.h
        shared/raw_sort_proxy.h
        shared/styled_label.h
        shared/table_copy.h
        shared/widget_prompts.h)
