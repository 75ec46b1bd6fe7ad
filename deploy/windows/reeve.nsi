; The installer for Windows, made by deploy/package, which says what it is made of:
;   VERSION, NUMBERS (the same as four numbers), TREE (the folder with the files), OUT (the installer), COMPRESSOR.
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define PROGRAM "$INSTDIR\reeve.exe"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Reeve"
!define DATA "%LOCALAPPDATA%\Reeve\data"

Name "Reeve"
BrandingText "Reeve ${VERSION}"
OutFile "${OUT}"
SetCompressor /SOLID ${COMPRESSOR}
RequestExecutionLevel admin
ManifestDPIAware true
InstallDir "$PROGRAMFILES64\Reeve"
; Whoever had it elsewhere finds the new one there.
InstallDirRegKey HKLM "${ENTRY}" InstallLocation
AutoCloseWindow true
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 ProductName "Reeve"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "Installs Reeve"
VIAddVersionKey /LANG=0 LegalCopyright "MIT licence"

!define MUI_ICON reeve.ico
!define MUI_UNICON reeve.ico
!define MUI_WELCOMEFINISHPAGE_BITMAP side.bmp
!define MUI_UNWELCOMEFINISHPAGE_BITMAP side.bmp
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "Reeve is installed"
!define MUI_FINISHPAGE_TEXT "Start it by the icon on the desktop or in the start menu. A page opens in your browser and says what comes next."
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "Start Reeve now"
!define MUI_FINISHPAGE_RUN_FUNCTION start
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "Reeve is removed"
!define MUI_FINISHPAGE_TEXT "Your tournaments and their backups are still there, in the folder$\r$\n$\r$\n${DATA}$\r$\n$\r$\n\
of everybody who ran Reeve on this machine. Type this line into the address bar of the Explorer to see them. Reeve finds them again if you \
install it again."
!insertmacro MUI_UNPAGE_FINISH
!insertmacro MUI_LANGUAGE English

; The installer has the rights of an administrator; Reeve is to have those of the person who signed in, and their folder.
Function start
  Exec '"$WINDIR\explorer.exe" "$SMPROGRAMS\Reeve.lnk"'
FunctionEnd

; Nobody can write into a program that runs.
!macro refuse_while_running
  SetShellVarContext all
  IfFileExists "${PROGRAM}" 0 free
  ClearErrors
  FileOpen $0 "${PROGRAM}" a
  IfErrors 0 closed
    MessageBox MB_OK|MB_ICONEXCLAMATION "Reeve is running. Close its window first (the event goes on when it is started again), and then open this once more." /SD IDOK
    SetErrorLevel 2
    Quit
  closed:
  FileClose $0
  free:
!macroend

Function .onInit
  !insertmacro refuse_while_running
FunctionEnd

Function un.onInit
  !insertmacro refuse_while_running
FunctionEnd

; Every rule about this program, also those that Windows makes when somebody answers its question with Cancel: they block.
!macro forget_firewall_rules
  nsExec::Exec 'netsh advfirewall firewall delete rule name=all program="${PROGRAM}"'
  Pop $0
!macroend

Section
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${TREE}\*"
  IfErrors 0 copied
    MessageBox MB_OK|MB_ICONSTOP "The files can't be written into $INSTDIR. Is the disk full?" /SD IDOK
    SetErrorLevel 3
    Quit
  copied:
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Reeve.lnk" "${PROGRAM}" hall "${PROGRAM}"
  CreateShortcut "$DESKTOP\Reeve.lnk" "${PROGRAM}" hall "${PROGRAM}"

  !insertmacro forget_firewall_rules
  nsExec::Exec 'netsh advfirewall firewall add rule name="Reeve" dir=in action=allow enable=yes profile=private,public program="${PROGRAM}"'
  Pop $0

  WriteRegStr HKLM "${ENTRY}" DisplayName "Reeve"
  WriteRegStr HKLM "${ENTRY}" DisplayVersion "${VERSION}"
  WriteRegStr HKLM "${ENTRY}" DisplayIcon "${PROGRAM}"
  WriteRegStr HKLM "${ENTRY}" Publisher "The Reeve project"
  WriteRegStr HKLM "${ENTRY}" InstallLocation "$INSTDIR"
  WriteRegStr HKLM "${ENTRY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${ENTRY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKLM "${ENTRY}" NoModify 1
  WriteRegDWORD HKLM "${ENTRY}" NoRepair 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKLM "${ENTRY}" EstimatedSize $0
SectionEnd

; What was installed, and nothing else that lies there. The data is somewhere else.
Section Uninstall
  !insertmacro forget_firewall_rules
  Delete "$SMPROGRAMS\Reeve.lnk"
  Delete "$DESKTOP\Reeve.lnk"
  Delete "${PROGRAM}"
  Delete "$INSTDIR\Read me first.txt"
  Delete "$INSTDIR\*.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\NOTICES.txt"
  RMDir /r "$INSTDIR\docs"
  RMDir /r "$INSTDIR\deploy"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKLM "${ENTRY}"
SectionEnd
