-- What a goal has reached, by its keys or by the goals aligned to it, however many stand between (docs/decisions/092).

-- Where a key stands, as its feed says; atoms and hours are counted when they are asked for.
create function goal_key_value(k goal_keys, of_venture integer, first_day date) returns double precision
language sql stable as $$
  select case k.feed
    when 2 then (
      select count(*)::double precision from gates x join cells y on y.gate_id = x.id and y.deleted_at is null
      join atoms a on a.cell_id = y.id and a.deleted_at is null and a.status in (2, 4, 5, 6)
      where x.venture_id = of_venture and x.deleted_at is null)
    when 3 then (
      select coalesce(sum(s.seconds), 0)::double precision / 3600 from loop_sums s
      where s.venture_id = of_venture and s.span = 'day' and s.since >= first_day
        and s.since < first_day + interval '3 months')
    else k.current_value end
$$;

-- From 0 to 1. No deeper than 20 goals, so that a chain of thousands cannot fill the stack.
create function goal_reached(goal integer, depth integer default 0) returns double precision
language plpgsql stable as $$
declare
  g goals;
  reached double precision;
begin
  select * into g from goals where id = goal;
  if g.closed_progress is not null then
    return g.closed_progress / 100.0;
  end if;
  select sum(k.weight * least(1, greatest(0, (goal_key_value(k, g.venture_id, g.cycle_from) - k.start_value)
      / (k.target_value - k.start_value)))) / nullif(sum(k.weight), 0)
    into reached from goal_keys k where k.goal_id = goal;
  if reached is null and depth < 20 then
    select sum(c.weight * goal_reached(c.id, depth + 1)) / sum(c.weight)
      into reached from goals c where c.parent_id = goal and c.deleted_at is null;
  end if;
  return coalesce(reached, 0);
end
$$;

-- What was learned, said when a goal or its whole cycle was closed.
alter table goals add column closing_note text not null default '' check (length(closing_note) <= 2000);
