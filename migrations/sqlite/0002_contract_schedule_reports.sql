-- Reports of seat schedules held English sentences: `says`, which follow from the figures, and `gave`, of which the
-- reasons are kept as codes. A report that is no JSON, or not of the first version, stays as it is.
update schedule set report = json_remove(
    json_set(
        report,
        '$.grouped', json(case when report like '%or club%' then 'true' else 'false' end),
        '$.gave_way', json_object(
            'repeats', case
                when not json_extract(report, '$.figures[1]') > 0 then null
                when report like '%the rounds already played leave less room%' then 'played-rounds'
                when report like '%seats that were to stay leave less room%' then 'bound-seats'
                when report like '%no schedule with fewer was found%' then 'none-found'
                else 'few-people-or-tables'
            end,
            'positions', case
                when not json_extract(report, '$.figures[2]') > 0 then null
                when report like '%tables of three have no position 4%' then 'tables-of-three'
                when report like '%what is played or bound to stay%' then 'played-or-bound'
                else 'opponents-first'
            end,
            'groups', case
                when not json_extract(report, '$.figures[3]') > 0 then null
                when report like '%a group with more members than tables%' then 'large-groups'
                else 'opponents-and-positions-first'
            end
        ),
        -- "Round 2 has 4 tables of three, where 0 would do (1.1.5)." A cast takes the digits at the beginning.
        '$.extra_threes', json((
            select json_group_array(json_array(
                cast(substr(value, length('Round ') + 1) as integer),
                cast(substr(value, instr(value, ' has ') + length(' has ')) as integer),
                cast(substr(value, instr(value, ', where ') + length(', where ')) as integer)
            ))
            from json_each(report, '$.gave') where value like 'Round %'
        ))
    ),
    '$.says', '$.gave', '$.optimal'
)
where case when json_valid(report) then json_type(report, '$.says') = 'array' and json_type(report, '$.gave') = 'array' end;
