#!/usr/bin/env bash
# Tries a built package as a user would: unpacks it into a fresh root, starts the window
# offscreen and runs the command line from there.
#   check-package.sh PACKAGE.deb
set -euo pipefail

package=$(realpath "$1")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
dpkg-deb --extract "$package" "$root"
program="$root/usr/bin/steelyard"

fail() {
    echo "$(basename "$package"): $*" >&2
    exit 1
}
[[ -x "$program" ]] || fail "holds no usr/bin/steelyard"
# `grep -q` reads from <(...), not from a pipe: it ends early, which a pipe counts as a failure.
grep -q '^Depends: .*libqt6sql6-sqlite' <(dpkg-deb --field "$package" | tr '\n' ' ' | sed 's/ Depends/\nDepends/') \
    || fail "does not depend on the SQLite driver"
desktop-file-validate "$root"/usr/share/applications/*.desktop
appstreamcli validate --no-net "$root"/usr/share/metainfo/*.xml >/dev/null || fail "metainfo is not valid"

export HOME="$root/home" XDG_DATA_HOME="$root/home/data" XDG_CONFIG_HOME="$root/home/config" QT_QPA_PLATFORM=offscreen
mkdir -p "$HOME"
grep -q '^[Ss]teelyard [0-9]' <("$program" --version) || fail "--version says nothing sensible"
sample=$(find "$root/usr/share" -name 's05-*.json' | head -n 1)
[[ -n "$sample" ]] || fail "holds no sample project"
"$program" compare "$sample" --pdf "$root/s05.pdf" --csv "$root/s05.csv" --lang zh_CN >/dev/null
grep -q 混合 <(pdftotext "$root/s05.pdf" -) || fail "the PDF's Chinese text can't be searched"

# The window must come up and stay up; `timeout` ends it (exit 124).
set +e
timeout 5 "$program" >/dev/null 2>&1
status=$?
set -e
((status == 124)) || fail "the window did not stay open (exit $status)"
[[ -n "$(find "$XDG_DATA_HOME" -name '*.steelyard')" ]] || fail "the window made no workspace"
