-- Starts whose loop was discarded: the same start told again, late, must not begin another.

create table discarded_loops (
  user_id integer not null references users (id),
  client_id uuid not null,
  at timestamptz not null,
  primary key (user_id, client_id)
);
