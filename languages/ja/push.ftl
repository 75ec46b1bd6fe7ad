push-unknown = 大会の新しいお知らせがあります。
