target_sources(steelyard_ui
    PRIVATE
        compare/compare_page.cpp
        compare/compare_page_state.cpp
        compare/comparison_table.cpp
        compare/derivation_panel.cpp
        compare/plan_card.cpp
        compare/plan_cards.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        compare/compare_page.h
        compare/comparison_table.h
        compare/derivation_panel.h
        compare/plan_card.h
        compare/plan_cards.h)
