target_sources(steelyard_ui
    PRIVATE
        charts/chart_colors.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        charts/chart_colors.h)
