target_sources(steelyard_ui
    PRIVATE
        imports/import_runner.cpp
        imports/import_summary.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        imports/import_runner.h
        imports/import_summary.h)
