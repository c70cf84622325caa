-- A person's own page: when a session was last used, codes for who lost their second factor, choices of notifications.

alter table sessions add column used_at timestamptz;

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  -- SHA-256; a code is 60 random bits, which no dictionary holds.
  hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Without a row the default of the kind holds (contract/notification/notification.kinds.ts).
create table notification_choices (
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  bell boolean not null,
  mail boolean not null,
  primary key (user_id, kind)
);
