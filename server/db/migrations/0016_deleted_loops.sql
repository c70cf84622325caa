-- Loops that somebody who may has deleted, as they were: gone from everybody's hours, and what an undo puts back.
create table deleted_loops (
  id integer primary key,
  -- Which deletion it was: the request's id.
  change uuid not null,
  at timestamptz not null,
  by_id integer not null references users (id),
  user_id integer not null references users (id) on delete cascade,
  loop jsonb not null,
  adjustments jsonb not null
);
create index deleted_loops_change on deleted_loops (change);
create index deleted_loops_at on deleted_loops (at);
