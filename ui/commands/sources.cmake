target_sources(steelyard_ui
    PRIVATE
        commands/command.cpp
        commands/push_command.cpp
        commands/save_project.cpp
        commands/store_project.cpp
        commands/store_snapshot.cpp
        commands/store_value.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        commands/command.h
        commands/push_command.h
        commands/save_project.h
        commands/store_project.h
        commands/store_snapshot.h
        commands/store_value.h)
