-- Where an account was signed in to from: what strangers guess elsewhere does not shut it there.

create table sign_in_places (
  user_id integer not null references users (id) on delete cascade,
  -- An IPv4 address, or the /64 of an IPv6 one.
  place text not null,
  last_at timestamptz not null,
  primary key (user_id, place)
);
