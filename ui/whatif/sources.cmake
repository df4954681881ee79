target_sources(steelyard_ui
    PRIVATE
        whatif/what_if_case.cpp
        whatif/what_if_controller.cpp
        whatif/what_if_panel.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        whatif/latest_job.h
        whatif/what_if_case.h
        whatif/what_if_controller.h
        whatif/what_if_panel.h)
