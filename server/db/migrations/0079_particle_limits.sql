-- How many cards a column of a board of particles holds before it warns (docs/decisions/091).
create table particle_limits (
  id integer generated always as identity primary key,
  -- None: the board of all ventures.
  venture_id integer references ventures (id),
  -- 0 backlog, 1 to do, 2 doing, 3 review, 4 done.
  status smallint not null check (status between 0 and 4),
  wip_limit smallint not null check (wip_limit between 1 and 999),
  unique nulls not distinct (venture_id, status)
);
