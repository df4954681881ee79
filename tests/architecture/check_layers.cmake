# Fails when a source file includes what its layer must not see.
#   cmake -DROOT=<source tree> -DQT_INCLUDE=<folder that holds QtCore, QtGui ...> -P check_layers.cmake
cmake_minimum_required(VERSION 3.25)

set(violations "")

function(violation file include rule)
    string(APPEND violations "  ${file}: ${include} – ${rule}\n")
    set(violations "${violations}" PARENT_SCOPE)
endfunction()

# The Qt module that a <QClass> header belongs to, "Core" first, since others forward some of it.
function(qt_module header result)
    foreach(module Core Gui Widgets Sql Charts Concurrent PrintSupport Svg Pdf PdfWidgets Network Test)
        if(EXISTS "${QT_INCLUDE}/Qt${module}/${header}")
            set(${result} ${module} PARENT_SCOPE)
            return()
        endif()
    endforeach()
    set(${result} "" PARENT_SCOPE)
endfunction()

# Which project folders (regex) and Qt modules a file may include, by the file's folder.
# The first row that matches counts.
set(layers
    "model/(units|sizing|tco)/"
    "model/exchange/"
    "model/"
    "db/"
    "ui/text/"
    "ui/desk/"
    "ui/charts/"
    "ui/"
    "app/cli/pdf_"
    "app/cli/"
    "app/")
set(may_include
    "model/(units|sizing|tco)/"
    "model/"
    "model/(base|units|money|catalog|quotes|sizing|tco|compare|report)/"
    "(model/(base|units|money|catalog|quotes|sizing|tco|compare|report)|db)/"
    "(model/(base|units|money|catalog|quotes|sizing|tco|compare|report)|ui/text)/"
    "(model|db|ui/text|ui/desk)/"
    "(model|db|ui)/"
    "(model|db|ui)/"
    "(model|db|ui/text|ui/desk|ui/reports|app)/"
    "(model|db|ui/text|ui/desk|app)/"
    "(model|db|ui|app)/")
set(qt_modules
    "none"
    "Core"
    "Core"
    "Core|Sql"
    "Core"
    "Core"
    "Core|Gui|Widgets|Charts"
    "Core|Gui|Widgets|Concurrent|PrintSupport|Svg|Pdf|PdfWidgets"
    "Core|Gui"
    "Core"
    "Core|Gui|Widgets")
# Third parties by header, and the only folders (regex) that may name them.
set(third_parties "nlohmann/" "xlsxwriter" "zip\\.h" "sqlite3\\.h" "CLI/" "boost/")
set(third_party_homes "(model/exchange|ui/desk)/" "model/exchange/" "model/exchange/" "db/" "app/" "model/")

file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/model/*.h" "${ROOT}/model/*.cpp" "${ROOT}/db/*.h" "${ROOT}/db/*.cpp"
     "${ROOT}/ui/*.h" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp")
foreach(file IN LISTS files)
    set(project "")
    set(qt "")
    foreach(pattern row_project row_qt IN ZIP_LISTS layers may_include qt_modules)
        if(file MATCHES "^${pattern}")
            set(project "${row_project}")
            set(qt "${row_qt}")
            break()
        endif()
    endforeach()

    file(STRINGS "${ROOT}/${file}" includes REGEX "^[ \t]*#[ \t]*include")
    foreach(line IN LISTS includes)
        string(REGEX MATCH "[<\"]([^>\"]+)[>\"]" matched "${line}")
        set(include "${CMAKE_MATCH_1}")
        if(include MATCHES "\\.\\./")
            violation("${file}" "${include}" "paths start at the root")
        elseif(include MATCHES "^(model|db|ui|app)/")
            if(NOT include MATCHES "^${project}")
                violation("${file}" "${include}" "arrows point down only")
            endif()
        elseif(include MATCHES "^Qt[A-Z][A-Za-z]*/")
            violation("${file}" "${include}" "name the class alone, so that its module is seen")
        elseif(include MATCHES "^Q[A-Za-z0-9]+$")
            qt_module(${include} module)
            if(NOT module)
                violation("${file}" "${include}" "unknown Qt header")
            elseif(NOT module MATCHES "^(${qt})$")
                violation("${file}" "${include}" "this layer may use of Qt: ${qt}")
            endif()
            if(module STREQUAL "Sql" AND file MATCHES "\\.h$" AND NOT file MATCHES "^db/(connection|statement|sql_error)\\.h$")
                violation("${file}" "${include}" "headers of db show no QtSql type")
            endif()
        else()
            foreach(party home IN ZIP_LISTS third_parties third_party_homes)
                if(include MATCHES "^${party}" AND NOT file MATCHES "^${home}")
                    violation("${file}" "${include}" "only ${home} may use it")
                endif()
            endforeach()
        endif()
    endforeach()
endforeach()

list(LENGTH files count)
if(count EQUAL 0)
    message(FATAL_ERROR "No source files below ${ROOT}")
endif()
if(violations)
    message(FATAL_ERROR "Includes against the layers:\n${violations}")
endif()
message(STATUS "${count} files keep to their layers")
