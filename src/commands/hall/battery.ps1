Add-Type -AssemblyName System.Windows.Forms
$power = [System.Windows.Forms.SystemInformation]::PowerStatus
[Console]::Out.WriteLine('{0} {1} {2}', [int]$power.PowerLineStatus, [int]$power.BatteryChargeStatus, [int](100 * $power.BatteryLifePercent))
