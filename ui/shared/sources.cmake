target_sources(steelyard_ui
    PRIVATE
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        shared/prompts.h)
