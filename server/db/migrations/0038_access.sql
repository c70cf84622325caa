-- Access beyond the password: proofs of a session, passkeys, known devices, and codes that sign out everywhere.

-- When whoever has the session last gave a password, a code or a passkey.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = greatest(created_at, second_factor_at);

-- A key for an authenticator app until a code has confirmed it; `two_factor_secret` is one that counts.
alter table users add column two_factor_proposed text;
update users set two_factor_proposed = two_factor_secret, two_factor_secret = null
where two_factor is distinct from true and two_factor_secret is not null;

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- As the authenticator names it, base64url.
  credential text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  -- Whether its owner's other devices have it too.
  synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- Its counter went back: there may be a copy. It opens nothing any more.
  suspect_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  id uuid primary key,
  challenge text not null unique,
  purpose text not null check (purpose in ('add', 'factor', 'signIn')),
  -- Null for signing in: nobody is known yet.
  session_id uuid references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_over on passkey_challenges (expires_at);

-- With what an account was signed in to.
create table sign_in_devices (
  user_id integer not null references users (id) on delete cascade,
  device text not null,
  last_at timestamptz not null,
  primary key (user_id, device)
);

-- In the letter about a new device; SHA-256 of 256 random bits.
create table sign_out_codes (
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  email text not null,
  place text not null,
  device text not null,
  expires_at timestamptz not null
);
create index sign_out_codes_user on sign_out_codes (user_id);
