-- The reason of a draw was an English sentence, `shared rank 3, 12`. It becomes a code with its values,
-- `shared-ranks 3,12`; everything else is kept as somebody's own words.
update draw set reason = case
    when reason glob 'shared rank *'
        and replace(substr(reason, 13), ', ', ',') not glob '*[^0-9,]*'
        -- No number is left out.
        and ',' || replace(substr(reason, 13), ', ', ',') || ',' not glob '*,,*'
        -- No rank has ten digits.
        and reason not glob '*[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]*'
    then 'shared-ranks ' || replace(substr(reason, 13), ', ', ',')
    else 'own-words ' || reason
end;
