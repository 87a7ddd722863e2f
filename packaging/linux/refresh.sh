# Tell the desktop what is new; whatever it lacks for that, it does without.
if command -v update-desktop-database >/dev/null; then update-desktop-database -q share/applications || :; fi 2>/dev/null
if command -v update-mime-database >/dev/null; then update-mime-database share/mime || :; fi 2>/dev/null
if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -qtf share/icons/hicolor || :; fi 2>/dev/null
