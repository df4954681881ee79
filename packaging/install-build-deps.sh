#!/usr/bin/env bash
# Installs what is missing to build and test Steelyard on Debian 12. Quick when all is there.
#   install-build-deps.sh            build and tests
#   install-build-deps.sh --checks   also the tools of .ci/run
set -euo pipefail

packages=(
    g++ lld cmake ninja-build
    qt6-base-dev libqt6sql6-sqlite qt6-charts-dev libqt6opengl6-dev libxkbcommon-dev
    qt6-svg-dev qt6-pdf-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libboost-dev libcli11-dev nlohmann-json3-dev libsqlite3-dev
    fonts-wqy-microhei breeze-icon-theme libqt6svg6
    poppler-utils                 # pdftotext: the tests read the PDF back
)
if [[ "${1:-}" == --checks ]]; then
    packages+=(clang-format-14 clang-tidy-14 libbenchmark-dev git file dpkg-dev appstream desktop-file-utils)
fi

missing=()
for package in "${packages[@]}"; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [[ "$status" == installed ]] || missing+=("$package")
done
((${#missing[@]} == 0)) && exit 0

if ! command -v apt-get >/dev/null; then
    echo "This script installs packages with apt-get, which this system does not have. Needed:" >&2
    echo "    ${missing[*]}" >&2
    exit 1
fi
as_root=()
if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
        echo "Installing needs root, and there is no sudo. Ask an administrator to run:" >&2
        echo "    apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
