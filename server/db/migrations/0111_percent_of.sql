-- Whole percent of a share (0 to 1) as contract/kit/percent.ts has it: 100 from the end on alone, 0 before the beginning alone.
create function percent_of(share double precision) returns integer language sql immutable as $$
  select case when share >= 1 then 100 when share <= 0 then 0
    else least(99, greatest(1, round(100 * share)))::integer end
$$;
