; The installer for Windows, made by Inno Setup 6.3 or later from the bundle in dist\scopa-desktop:
;
;     iscc /DVersion=0.1.0 packaging\windows\scopa-desktop.iss
;
; For whoever runs it alone, without an administrator; who is one may choose all users. Matches and preferences are
; kept when the program is removed.
#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0 scopa-desktop.iss
#endif
#define Name "Scopa Desktop"
#define Root "..\.."

[Setup]
AppId={{6B0E6F5C-1F53-4C0B-9C1E-5A3F2D7B40A7}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The Scopa Desktop contributors
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\packaging\icons\scopa-desktop.ico
UninstallDisplayIcon={app}\scopa-desktop.exe
OutputDir={#Root}\dist
OutputBaseFilename=scopa-desktop-{#Version}-windows-x64
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
TimeStampsInUTC=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
en.Record=Scopa match record
it.Record=Registrazione di una partita di scopa
fr.Record=Enregistrement d’une partie de scopa
es.Record=Registro de una partida de scopa
de.Record=Aufzeichnung einer Scopa-Partie
pt_BR.Record=Registro de uma partida de scopa
ja.Record=スコパの対局記録

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\scopa-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\scopa-desktop.exe"; AppUserModelID: "ScopaDesktop.ScopaDesktop"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\scopa-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.scopa"; ValueType: string; ValueData: "ScopaDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.scopa"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-scopa"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record"; ValueType: string; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\scopa-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\ScopaDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\scopa-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\scopa-desktop.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
