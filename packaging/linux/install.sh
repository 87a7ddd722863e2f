#!/bin/sh
# Install Scopa Desktop for you alone, or with --system (as root) for everybody. It brings all that it needs.
#
#     ./install.sh [--system | --prefix DIR]
#
# What was installed before is replaced; matches and preferences stay. PREFIX/lib/scopa-desktop/uninstall.sh takes
# everything away again.
set -eu

usage() {
    echo "usage: ./install.sh [--system | --prefix DIR]" >&2
    exit 2
}

prefix=${XDG_DATA_HOME:-$HOME/.local/share}
prefix=${prefix%/share}
[ "${prefix}/share" = "${XDG_DATA_HOME:-$HOME/.local/share}" ] || prefix=$HOME/.local
while [ $# -gt 0 ]; do
    case $1 in
        --system) prefix=/usr/local ;;
        --prefix) [ $# -ge 2 ] || usage; shift; prefix=$1 ;;
        *) usage ;;
    esac
    shift
done
case $prefix in /*) ;; *) prefix=$(pwd)/$prefix ;; esac

here=$(cd "$(dirname "$0")" && pwd)
program=$prefix/lib/scopa-desktop
if ! mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share" 2>/dev/null || [ ! -w "$prefix/lib" ]; then
    echo "You may not write into $prefix. Start this as root, or without --system for you alone." >&2
    exit 1
fi
if [ -e "$program" ] && [ ! -x "$program/uninstall.sh" ]; then
    echo "$program is there already, and is not from this script: remove it first." >&2
    exit 1
fi

if [ -x "$program/uninstall.sh" ]; then "$program/uninstall.sh" --quiet; fi
cp -R "$here/lib/scopa-desktop" "$program"
ln -sf ../lib/scopa-desktop/scopa-desktop "$prefix/bin/scopa-desktop"
(cd "$here/share" && find . -type f) | while IFS= read -r name; do
    name=${name#./}
    mkdir -p "$prefix/share/$(dirname "$name")"
    cp "$here/share/$name" "$prefix/share/$name"
done
# The menu finds the program wherever it is, also where PREFIX/bin is on nobody's path.
entry=$prefix/share/applications/scopa-desktop.desktop
{
    while IFS= read -r line; do
        case $line in
            Exec=scopa-desktop*) printf 'Exec="%s/bin/scopa-desktop"%s\n' "$prefix" "${line#Exec=scopa-desktop}" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done
} <"$here/share/applications/scopa-desktop.desktop" >"$entry"

{
    echo '#!/bin/sh'
    echo '# Take Scopa Desktop away again; matches and preferences stay.'
    printf "prefix='%s'\n" "$(printf '%s' "$prefix" | sed "s/'/'\\\\''/g")"
    echo 'cd "$prefix" || exit 1'
    (cd "$here/share" && find . -type f | LC_ALL=C sort) | while IFS= read -r name; do
        echo "rm -f 'share/${name#./}'"
    done
    echo 'rm -f bin/scopa-desktop'
    echo 'rm -rf lib/scopa-desktop'
    (cd "$here/share" && find . -type d | LC_ALL=C sort -r) | while IFS= read -r name; do
        [ "$name" = . ] || echo "rmdir 'share/${name#./}' 2>/dev/null"
    done
    cat "$here/refresh.sh"
    # shellcheck disable=SC2016
    echo '[ "${1:-}" = --quiet ] || echo "Scopa Desktop was removed from $prefix. Matches and preferences are kept."'
    echo 'exit 0'
} >"$program/uninstall.sh"
chmod 755 "$program/uninstall.sh"

cd "$prefix"
. "$here/refresh.sh"
echo "Scopa Desktop is in your menu, and starts by $prefix/bin/scopa-desktop."
echo "To remove it: $program/uninstall.sh"
