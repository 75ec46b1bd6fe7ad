log-intro = 訂正と失格。このログにはそれ以外は載りません。
log-corrections-heading = 訂正
log-no-corrections = 訂正されたスコアシートはありません。
log-corrections-caption = 訂正されたスコアシート（新しい順）
log-game-column = { $entrant ->
   *[player] ゲームとプレイヤー
    [team] ゲームとチーム
}
log-before-column = 訂正前の保存内容
log-paper-column = 署名済みの用紙
log-values-later = 結果が公開されると、両方の値がここに表示されます。
log-chain-heading = ダイジェストチェーン
log-chain-length = 長さ
log-chain-head = 先端
log-chain-explained = 確定したスコアシートは1枚ずつこのチェーンにつながり、それぞれに1つ前のダイジェストが含まれます。そのため、先端はそこまでのすべての結果を保証します。先端を書き留めておけば、後で結果が変更されていないかわかります。大会のアーカイブを<code>reeve verify</code>か<code>sha256sum</code>で調べてください。まだ公開されていない結果は、公開されるとここのチェーンに加わります。
log-no-chain = 公開された結果はまだありません。最初の結果が公開されると、チェーンの長さと先端がここに表示されます。
log-staff-log = 大会のすべての変更を記録したスタッフ用ログも、同じ方法で封印されています。最後の行のダイジェストは<code class="digest">{ $head }</code>です。
log-receipt-heading = 控えを照会
log-sealed = 確定した結果は封印されています
log-sealed-by = 気付かれずに変更することはできません。{ $links }のダイジェストチェーンの先端は<code class="digest">{ $head }</code>です。
log-sealed-by-signed = 気付かれずに変更することはできません。{ $links }のダイジェストチェーンの先端は<code class="digest">{ $head }</code>です（署名：<code class="digest">{ $signed }</code>）。
log-link = 公開ログ
