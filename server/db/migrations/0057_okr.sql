-- Goals of a venture with their keys and check-ins.

create table goals (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  venture_id integer not null references ventures (id),
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null default '' check (length(descricao) <= 2000),
  -- A quarter, as in 2026-Q4; its first and last day follow from it.
  cycle text not null check (cycle ~ '^2[0-9]{3}-Q[1-4]$'),
  cycle_from date not null generated always as
    (make_date(left(cycle, 4)::integer, (right(cycle, 1)::integer - 1) * 3 + 1, 1)) stored,
  owner_id integer references users (id),
  -- What it counts for within the goal that it is aligned to.
  weight smallint not null default 1 check (weight between 1 and 100),
  parent_id integer references goals (id) check (parent_id <> id),
  closed_at timestamptz,
  -- What it had reached when it was closed, in percent.
  closed_progress smallint check (closed_progress between 0 and 100),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  check ((closed_at is null) = (closed_progress is null))
);
create index goals_venture on goals (venture_id, cycle);
create index goals_owner on goals (owner_id) where owner_id is not null;
create index goals_parent on goals (parent_id) where parent_id is not null;

create table goal_keys (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  goal_id integer not null references goals (id),
  nome text not null check (length(nome) between 1 and 160),
  -- One of `keyKind`: 1 number, 2 percent, 3 currency (centavos), 4 binary.
  kind smallint not null check (kind between 1 and 4),
  -- One of `keyFeed`: 1 check-ins, 2 finished atoms of the venture, 3 its hours in the cycle.
  feed smallint not null default 1 check (feed between 1 and 3),
  start_value double precision not null default 0,
  target_value double precision not null,
  current_value double precision not null default 0,
  -- Percent of its goal; those of a goal add up to 100.
  weight smallint not null check (weight between 0 and 100),
  created_at timestamptz not null,
  version integer not null default 1,
  check (start_value <> target_value)
);
create index goal_keys_goal on goal_keys (goal_id);

create table goal_check_ins (
  id integer generated always as identity primary key,
  key_id integer not null references goal_keys (id) on delete cascade,
  value double precision not null,
  -- One of `confidence`: 1 low, 2 medium, 3 high.
  confidence smallint not null check (confidence between 1 and 3),
  note text not null default '' check (length(note) <= 300),
  by_id integer references users (id),
  at timestamptz not null
);
create index goal_check_ins_key on goal_check_ins (key_id, id);
create index goal_check_ins_by on goal_check_ins (by_id) where by_id is not null;

-- Goals are aligned upwards, never in a circle. One alignment at a time, so that no two close a circle together.
create function goals_are_no_circle() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('goals.parent', 0));
  if exists (
    with recursive above (id, parent_id) as (
      select g.id, g.parent_id from goals g where g.id = new.parent_id
      union
      select g.id, g.parent_id from goals g join above a on g.id = a.parent_id
    )
    select from above where id = new.id
  ) then
    raise exception 'goals in a circle' using errcode = '23514', constraint = 'goals_circle';
  end if;
  return new;
end
$$;
create trigger goals_parent_circle before insert or update of parent_id on goals for each row
  when (new.parent_id is not null) execute function goals_are_no_circle();
