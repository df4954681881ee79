#!/usr/bin/env bash
# Brings the translation catalogues in line with the sources.
#   translations.sh           updates resources/i18n
#   translations.sh --check   fails when that would change something or a Chinese text is missing
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools=$(qmake6 -query QT_HOST_BINS)
work=resources/i18n
if [[ "${1:-}" == --check ]]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    cp resources/i18n/*.ts "$work"
fi

"$tools/lupdate" -I . ui app model/compare -locations none -no-obsolete -silent -source-language en_US \
    -ts "$work/steelyard_en.ts" "$work/steelyard_zh_CN.ts"

# lupdate does not follow aliases of a class with tr(); such texts would never be found again.
if grep -qE '<name>(|steelyard(::[a-z]+)?)</name>' "$work/steelyard_zh_CN.ts"; then
    echo "Texts without a class (call tr() by the name of its class, not by an alias):" >&2
    sed -nE '/<name>(|steelyard(::[a-z]+)?)<\/name>/,/<\/context>/s/^ *<source>/  /p' "$work/steelyard_zh_CN.ts" >&2
    exit 1
fi
[[ "${1:-}" == --check ]] || exit 0
for catalogue in "$work"/*.ts; do
    diff -u "resources/i18n/$(basename "$catalogue")" "$catalogue" >/dev/null || {
        echo "$(basename "$catalogue") is behind the sources: run packaging/translations.sh" >&2
        exit 1
    }
done
if grep -q 'type="unfinished"' "$work/steelyard_zh_CN.ts"; then
    echo "Texts without Chinese in resources/i18n/steelyard_zh_CN.ts:" >&2
    grep -B 3 'type="unfinished"' "$work/steelyard_zh_CN.ts" | grep '<source>' >&2
    exit 1
fi
if grep -A 2 '<message numerus="yes">' "$work/steelyard_en.ts" | grep -q 'type="unfinished"' \
    || grep -q 'numerusform></numerusform' "$work/steelyard_en.ts"; then
    echo "Plurals without their English forms in resources/i18n/steelyard_en.ts" >&2
    exit 1
fi
