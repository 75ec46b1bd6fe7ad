-- Reports of seat schedules held English sentences: `says`, which follow from the figures, and `gave`, of which the
-- reasons are kept as codes. A report that is no JSON, or not of the first version, stays as it is.
do $$
declare
    line record;
    old jsonb;
begin
    for line in select id, report from schedule loop
        begin
            old := line.report::jsonb;
            continue when jsonb_typeof(old -> 'says') is distinct from 'array'
                or jsonb_typeof(old -> 'gave') is distinct from 'array';
            update schedule set report = (
                (old - 'says' - 'gave' - 'optimal') || jsonb_build_object(
                    'grouped', line.report like '%or club%',
                    'gave_way', jsonb_build_object(
                        'repeats', case
                            when not (old -> 'figures' ->> 1)::bigint > 0 then null
                            when line.report like '%the rounds already played leave less room%' then 'played-rounds'
                            when line.report like '%seats that were to stay leave less room%' then 'bound-seats'
                            when line.report like '%no schedule with fewer was found%' then 'none-found'
                            else 'few-people-or-tables'
                        end,
                        'positions', case
                            when not (old -> 'figures' ->> 2)::bigint > 0 then null
                            when line.report like '%tables of three have no position 4%' then 'tables-of-three'
                            when line.report like '%what is played or bound to stay%' then 'played-or-bound'
                            else 'opponents-first'
                        end,
                        'groups', case
                            when not (old -> 'figures' ->> 3)::bigint > 0 then null
                            when line.report like '%a group with more members than tables%' then 'large-groups'
                            else 'opponents-and-positions-first'
                        end
                    ),
                    -- "Round 2 has 4 tables of three, where 0 would do (1.1.5)."
                    'extra_threes', (
                        select coalesce(jsonb_agg(jsonb_build_array(part[1]::int, part[2]::int, part[3]::int)), '[]')
                        from jsonb_array_elements_text(old -> 'gave') as said,
                            regexp_match(said, '^Round (\d+) has (\d+) tables of three, where (\d+) would do') as part
                        where part is not null
                    )
                )
            )::text where id = line.id;
        exception when data_exception then
            null;
        end;
    end loop;
end
$$;
