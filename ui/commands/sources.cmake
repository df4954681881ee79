target_sources(steelyard_ui
    PRIVATE
        commands/command.cpp
        commands/save_project.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        commands/command.h
        commands/save_project.h)
