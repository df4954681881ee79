target_sources(steelyard_ui
    PRIVATE
        assumptions/assumption_rows.cpp
        assumptions/assumptions_page.cpp
        assumptions/demand_fields.cpp
        assumptions/project_fields.cpp
        assumptions/site_fields.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        assumptions/assumption_rows.h
        assumptions/assumptions_page.h
        assumptions/demand_fields.h
        assumptions/project_fields.h
        assumptions/site_fields.h)
