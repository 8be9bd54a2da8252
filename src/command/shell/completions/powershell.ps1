# {how}
Register-ArgumentCompleter -Native -CommandName citadels, citadels.exe -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $program = $commandAst.GetCommandName()
    if ($program -notmatch '[\\/]') { $program = 'citadels' }
    $words = @('=citadels')
    foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
        if ($element.Extent.EndOffset -ge $cursorPosition) { break }
        if ($element -is [System.Management.Automation.Language.StringConstantExpressionAst]) {
            $words += '=' + $element.Value
        } else {
            $words += '=' + $element.Extent.Text
        }
    }
    $words += '=' + $wordToComplete
    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $lines = @(& $program completions powershell {lang} -- @words 2>$null)
    } catch {
        $lines = @()
    } finally {
        [Console]::OutputEncoding = $encoding
    }
    foreach ($line in ($lines | Select-Object -Skip 1)) {
        $text, $shown, $about = $line -split "`t", 3
        if (-not $about) { $about = $shown }
        [System.Management.Automation.CompletionResult]::new($text, $shown, 'ParameterValue', $about)
    }
}
