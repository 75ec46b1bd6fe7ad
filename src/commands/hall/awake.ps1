Add-Type -Namespace Reeve -Name Power -MemberDefinition '[DllImport("kernel32.dll")] public static extern uint SetThreadExecutionState(uint flags);'
if ([Reeve.Power]::SetThreadExecutionState([uint32]2147483649) -eq 0) { exit 1 }
[Console]::Out.WriteLine([Console]::In.ReadLine())
[void][Console]::In.ReadToEnd()
