#include "ui/editing/clipboard_grid.h"

namespace steelyard::ui {

std::vector<QStringList> clipboardGrid(const QString &text)
{
    std::vector<QStringList> grid{{}};
    QString cell;
    bool isQuoted = false;
    const auto endCell = [&] {
        grid.back().append(cell);
        cell.clear();
    };
    for (qsizetype place = 0; place < text.size(); ++place) {
        const QChar sign = text.at(place);
        if (isQuoted) {
            const bool isDoubled =
                sign == u'"' && place + 1 < text.size() && text.at(place + 1) == u'"';
            isQuoted = sign != u'"' || isDoubled;
            if (isQuoted)
                cell += sign;
            place += isDoubled ? 1 : 0;
        } else if (sign == u'"' && cell.isEmpty()) {
            isQuoted = true;
        } else if (sign == u'\t') {
            endCell();
        } else if (sign == u'\n') {
            endCell();
            grid.emplace_back();
        } else if (sign != u'\r') {
            cell += sign;
        }
    }
    endCell();
    if (grid.size() > 1 && grid.back() == QStringList{QString{}})
        grid.pop_back();
    return grid;
}

} // namespace steelyard::ui
