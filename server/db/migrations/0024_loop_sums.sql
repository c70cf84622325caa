-- What loops add up to, by person, venture and day, by month, and over all time: kept by the statement that changes them,
-- so that a page of Loop Center tells its totals without adding up every loop. Each person's rows are their own: nobody
-- who starts a loop waits for another.

-- A day of these sums. It has one length and one beginning for all, whatever the readers' zones: bounds that fall within
-- one are made up from the loops themselves.
create function loop_day(at timestamptz) returns date language sql immutable parallel safe
  return ((at at time zone 'UTC') - interval '3 hours')::date;

create table loop_sums (
  user_id integer not null references users (id) on delete cascade,
  venture_id integer not null references ventures (id) on delete cascade,
  span text not null check (span in ('day', 'month', 'all')),
  -- Its first day; of all time the first that there is.
  since date not null,
  loops integer not null,
  seconds bigint not null,
  -- Decimal hours as each loop shows its own, in tenths, and what is paid for concluded ones.
  tenths bigint not null,
  centavos bigint not null,
  primary key (user_id, span, since, venture_id)
) with (fillfactor = 70);
create index loop_sums_span on loop_sums (span, since);
create index loop_sums_venture on loop_sums (venture_id, span, since);

-- Rows to come or to go → what they change the sums by; the same arithmetic as each row's own.
do $$
declare
  one record;
  worth constant text := 'coalesce(segundos, 0)::bigint as seconds,
    coalesce(segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6, 0)::bigint as tenths,
    case when segundos <= 86400 then coalesce((horas_decimos * valor_hora_centavos + 5) / 10, 0) else 0 end as centavos';
begin
  for one in select * from (values
    ('insert', 'referencing new table as added', 'select 1 as way, * from added'),
    ('delete', 'referencing old table as removed', 'select -1 as way, * from removed'),
    ('update', 'referencing new table as added old table as removed',
      'select 1 as way, * from added union all select -1, * from removed')
  ) as kinds (event, tables, changed) loop
    execute format($text$
      create function keep_loop_sums_%1$s() returns trigger language plpgsql as $keep$
      begin
        insert into loop_sums as s (user_id, venture_id, span, since, loops, seconds, tenths, centavos)
        select c.user_id, c.venture_id, p.span, p.since, sum(c.loops), sum(c.seconds), sum(c.tenths), sum(c.centavos)
        from (
          select w.user_id, w.venture_id, loop_day(w.data_inicio) as day, sum(w.way) as loops,
            sum(w.way * w.seconds) as seconds, sum(w.way * w.tenths) as tenths, sum(w.way * w.centavos) as centavos
          from (select way, user_id, venture_id, data_inicio, %3$s from (%2$s) changed) w
          group by 1, 2, 3
          having (sum(w.way), sum(w.way * w.seconds), sum(w.way * w.tenths), sum(w.way * w.centavos)) <> (0, 0, 0, 0)
        ) c cross join lateral (values
          ('day', c.day), ('month', date_trunc('month', c.day::timestamp)::date), ('all', date '0001-01-01')
        ) p (span, since)
        group by 1, 2, 3, 4
        -- In one order, so that no two that change several people's loops wait for each other.
        order by 1, 3, 4, 2
        on conflict (user_id, span, since, venture_id) do update set loops = s.loops + excluded.loops,
          seconds = s.seconds + excluded.seconds, tenths = s.tenths + excluded.tenths,
          centavos = s.centavos + excluded.centavos;
        return null;
      end
      $keep$;
      create trigger loops_sums_%1$s after %1$s on loops %4$s
        for each statement execute function keep_loop_sums_%1$s();
    $text$, one.event, one.changed, worth, one.tables);
  end loop;
end
$$;

create function empty_loop_sums() returns trigger language plpgsql as $$
begin
  delete from loop_sums;
  return null;
end
$$;
create trigger loops_sums_truncate after truncate on loops for each statement execute function empty_loop_sums();

-- The loops that stand here already, and what a check compares the sums with.
create view loop_sums_now as
  select w.user_id, w.venture_id, p.span, p.since, count(*)::integer as loops, sum(w.seconds)::bigint as seconds,
    sum(w.tenths)::bigint as tenths, sum(w.centavos)::bigint as centavos
  from (
    select user_id, venture_id, loop_day(data_inicio) as day, coalesce(segundos, 0) as seconds,
      coalesce(segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6, 0) as tenths,
      case when segundos <= 86400 then coalesce((horas_decimos * valor_hora_centavos + 5) / 10, 0) else 0 end as centavos
    from loops
  ) w cross join lateral (values
    ('day', w.day), ('month', date_trunc('month', w.day::timestamp)::date), ('all', date '0001-01-01')
  ) p (span, since)
  group by 1, 2, 3, 4;

insert into loop_sums (user_id, venture_id, span, since, loops, seconds, tenths, centavos)
select user_id, venture_id, span, since, loops, seconds, tenths, centavos from loop_sums_now;
