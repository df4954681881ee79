# Plants one violation of each kind and expects check_layers.cmake to name every one.
#   cmake -DSCRIPT=<check_layers.cmake> -DQT_INCLUDE=<...> -DWORK=<folder> -P ...
cmake_minimum_required(VERSION 3.25)

set(planted
    "model/tco/a.cpp|<QString>"
    "model/money/b.cpp|\"db/workspace.h\""
    "model/money/c.cpp|<QWidget>"
    "model/compare/d.cpp|\"model/exchange/csv_writer.h\""
    "db/e.cpp|\"ui/text/labels.h\""
    "db/f.h|<QSqlQuery>"
    "ui/text/g.cpp|\"db/workspace.h\""
    "ui/desk/h.cpp|<QColor>"
    "ui/quotes/i.cpp|<QSqlDatabase>"
    "ui/quotes/j.cpp|<nlohmann/json.hpp>"
    "ui/compare/k.cpp|<QChart>"
    "ui/compare/l.cpp|<QtWidgets/QWidget>"
    "ui/compare/m.cpp|\"../text/labels.h\""
    "app/cli/n.cpp|\"ui/shell/page.h\"")

file(REMOVE_RECURSE "${WORK}")
foreach(plant IN LISTS planted)
    string(REPLACE "|" ";" plant "${plant}")
    list(GET plant 0 path)
    list(GET plant 1 include)
    file(WRITE "${WORK}/${path}" "#include ${include}\n")
endforeach()

execute_process(COMMAND "${CMAKE_COMMAND}" -DROOT=${WORK} -DQT_INCLUDE=${QT_INCLUDE} -P "${SCRIPT}"
                ERROR_VARIABLE said RESULT_VARIABLE status)
if(status EQUAL 0)
    message(FATAL_ERROR "Planted violations went unnoticed")
endif()
foreach(plant IN LISTS planted)
    string(REGEX REPLACE "\\|.*" "" path "${plant}")
    if(NOT said MATCHES "${path}")
        message(FATAL_ERROR "The violation in ${path} went unnoticed")
    endif()
endforeach()
