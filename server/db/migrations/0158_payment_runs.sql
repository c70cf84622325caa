-- Each time the weekly run has looked at what is to be settled (docs/decisions/176).
create table payment_runs (
  id integer generated always as identity primary key,
  started_at timestamptz not null,
  -- Null while it runs, and for good where its server stopped.
  finished_at timestamptz,
  -- What it closed and made, and the people whose weeks it could not settle.
  weeks integer not null default 0,
  orders integer not null default 0,
  failed integer[] not null default '{}'
);
create index payment_runs_started on payment_runs (started_at desc, id desc);
