-- How far a person is in each onboarding tour.

create table tour_progress (
  user_id integer not null references users (id) on delete cascade,
  tour text not null check (length(tour) between 1 and 40),
  -- Index of the step that comes next, in this version of the tour.
  step smallint not null check (step >= 0),
  status text not null check (status in ('running', 'done', 'left')),
  version smallint not null check (version > 0),
  updated_at timestamptz not null,
  primary key (user_id, tour)
);
