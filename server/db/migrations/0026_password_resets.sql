-- A forgotten password: one link a person, so that a newer one replaces the older.

create table password_resets (
  user_id integer primary key references users (id) on delete cascade,
  -- SHA-256; a code is 256 random bits, which no dictionary holds.
  hash text not null unique,
  -- Where it was sent; whoever has another e-mail by now does not get in by the former one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
