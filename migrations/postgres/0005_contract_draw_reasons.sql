-- The reason of a draw was an English sentence, `shared rank 3, 12`. It becomes a code with its values,
-- `shared-ranks 3,12`; everything else is kept as somebody's own words.
update draw set reason = case
    -- No rank has ten digits.
    when reason ~ '^shared rank [0-9]{1,9}(, ?[0-9]{1,9})*$'
    then 'shared-ranks ' || replace(substr(reason, 13), ', ', ',')
    else 'own-words ' || reason
end;
