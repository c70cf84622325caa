-- Weeks of payment, and what becomes of a loop until one takes it (docs/decisions/163).

-- Friday in whose week an instant falls: a week ends at 23:59 of America/Sao_Paulo, so the last minute is the next one's.
create function week_end(at timestamptz) returns date language sql immutable as $$
  select day + (12 - extract(dow from day)::integer) % 7
  from (select ((at at time zone 'America/Sao_Paulo') + interval '1 minute')::date as day) local
$$;

create function closing_of(friday date) returns timestamptz language sql immutable as $$
  select (friday + time '23:59') at time zone 'America/Sao_Paulo'
$$;

create table weeks (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  ends_on date not null check (extract(dow from ends_on) = 5),
  -- One of `weekStatus`: 0 open, 1 closed, 2 ordered, 3 paid.
  status smallint not null default 0 check (status between 0 and 3),
  -- When the weekly run closes it: its own Friday, or the one after it was reopened.
  closes_at timestamptz not null,
  closed_at timestamptz,
  -- Null where the weekly run closed it.
  closed_by_id integer references users (id),
  -- What it held when it was closed.
  loops integer,
  segundos bigint,
  decimos bigint,
  centavos bigint,
  created_at timestamptz not null,
  deleted_at timestamptz check (deleted_at is null),
  version integer not null default 1,
  unique (user_id, ends_on),
  check ((status = 0) = (closed_at is null)),
  check (status = 0 or (loops is not null and segundos is not null and decimos is not null and centavos is not null))
);
create index weeks_ends on weeks (ends_on desc, id desc);
create index weeks_open on weeks (closes_at) where status = 0;
create index weeks_closed_by on weeks (closed_by_id) where closed_by_id is not null;

alter table loops
  -- The week that pays it: set while the week is open, and for good once that is closed.
  add column week_id integer references weeks (id),
  add column returned_at timestamptz,
  add column returned_by_id integer references users (id),
  add column return_reason text check (length(return_reason) between 1 and 300),
  -- When its person put it right, or said that it is.
  add column mended_at timestamptz,
  add column mended_note text check (length(mended_note) <= 300),
  -- Not paid by a week, with the reason that its person reads.
  add column left_out_at timestamptz,
  add column left_out_by_id integer references users (id),
  add column left_out_reason text check (length(left_out_reason) between 1 and 300),
  add constraint loops_returned check (returned_at is null
    or (status = 3 and return_reason is not null and returned_by_id is not null and week_id is null)),
  add constraint loops_left_out check (left_out_at is null
    or (left_out_reason is not null and left_out_by_id is not null and week_id is null));
create index loops_week on loops (week_id) where week_id is not null;
create index loops_returned_by on loops (returned_by_id) where returned_by_id is not null;
create index loops_left_out_by on loops (left_out_by_id) where left_out_by_id is not null;
create index loops_returned on loops (user_id) where returned_at is not null;
-- What no week pays yet.
create index loops_unsettled on loops (user_id, status) where week_id is null and left_out_at is null and status <= 5;

-- A person's week begins with their first loop in it.
create function open_weeks() returns trigger language plpgsql as $$
begin
  insert into weeks (user_id, ends_on, closes_at, created_at)
  select user_id, week_end(created_at), closing_of(week_end(created_at)), min(created_at)
  from added group by 1, 2 order by 1, 2
  on conflict do nothing;
  return null;
end
$$;
create trigger loops_open_weeks after insert on loops
  referencing new table as added for each statement execute function open_weeks();

-- Where a loop stands: the week that has taken it, else the first open one from that in which it began. Null for a loop that
-- waits for a week to be opened, which the weekly run does.
create function week_of(l loops) returns integer language sql stable as $$
  select case
    when l.week_id is not null then l.week_id
    when l.left_out_at is null and l.status <= 5 then (
      select w.id from weeks w where w.user_id = l.user_id and w.status = 0 and w.ends_on >= week_end(l.data_inicio)
      order by w.ends_on limit 1)
  end
$$;

-- Loops that stand here already have been paid by nobody: they wait for the week that is open when they are first seen.
