-- Defaults of the organisation: one row. Null: what the environment says, or the product's own.

create table user_config (
  id integer primary key default 1 check (id = 1),
  -- Roles that have to have a second factor, from a day on where one is given.
  factor_roles smallint[] not null default '{}',
  factor_from date,
  -- Of the loop; a running one keeps those that it began with.
  check_seconds integer check (check_seconds between 60 and 86400),
  alert_seconds integer check (alert_seconds between 10 and 3600),
  elapsed_seconds integer check (elapsed_seconds between 600 and 604800),
  -- A session that is not used for so long ends.
  idle_hours integer check (idle_hours between 1 and 720),
  -- 0 Sunday.
  week_start smallint not null default 0 check (week_start between 0 and 6),
  locale text not null default 'pt' check (locale in ('pt', 'en')),
  -- [{ day, nome }], by day.
  holidays jsonb not null default '[]',
  logo integer references files (id),
  terms_link text not null default '',
  version integer not null default 1
);
insert into user_config default values;

alter table loops
  add column check_seconds integer,
  add column alert_seconds integer,
  add column elapsed_seconds integer;
