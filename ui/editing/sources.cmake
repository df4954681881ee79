target_sources(steelyard_ui
    PRIVATE
        editing/field_delegate.cpp
        editing/field_table_model.cpp
        editing/record_form.cpp
        editing/table_edit.cpp
        editing/table_editor.cpp
        editing/typed_value.cpp
    PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES
        editing/field.h
        editing/field_delegate.h
        editing/field_table_model.h
        editing/fields.h
        editing/record_form.h
        editing/rows_model.h
        editing/table_edit.h
        editing/table_editor.h
        editing/typed_value.h)
