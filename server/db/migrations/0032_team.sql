-- The team of a venture: as what somebody is on it, in which room, and in which colour it shows them.

alter table venture_members
  -- 1 looper, 2 partner, 3 supervisor, 4 success manager, 5 SQUAD leader, 6 product architect.
  add column position smallint not null default 1 check (position between 1 and 6),
  -- 1 technical team, 2 administrative team.
  add column room smallint not null default 1 check (room in (1, 2)),
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  add column joined_at timestamptz not null default now(),
  add column version integer not null default 1;

-- Hours a week that somebody commits to: 1 full time (40), 2 part time (20), 3 by the hour (over 10); null is not agreed.
alter table users add column commitment smallint check (commitment between 1 and 3);
