-- The house: settings, people, sessions, permissions, audit, mail.

create table settings (
  key text primary key,
  value jsonb not null
);

create table organisation (
  id integer primary key default 1 check (id = 1),
  nome text not null check (length(nome) between 1 and 120),
  created_at timestamptz not null
);

create table users (
  id integer generated always as identity primary key,
  role smallint not null default 0 check (role between 0 and 10),
  nome text not null check (length(nome) between 1 and 120),
  last_name text not null default '' check (length(last_name) <= 120),
  email text not null check (length(email) <= 254),
  password_hash text not null,
  foto text,
  status smallint not null default 0 check (status between 0 and 4),
  tipo smallint,
  mail_verified_at timestamptz,
  two_factor boolean,
  two_factor_secret text,
  two_factor_last_step bigint,
  use_terms boolean,
  locale text check (locale in ('pt', 'en')),
  zone text not null default 'America/Sao_Paulo',
  valor_hora_centavos bigint not null default 0 check (valor_hora_centavos >= 0),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index users_email on users (lower(email));
create index users_role on users (role) where deleted_at is null;

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Rotated on refresh; only the current and, for a moment, the previous token pass.
  token_id uuid not null,
  previous_token_id uuid,
  rotated_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  ended_at timestamptz,
  ip text,
  user_agent text
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table login_attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

create table grants (
  thing text not null,
  act text not null,
  role smallint not null check (role between 1 and 10),
  primary key (thing, act, role)
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references users (id),
  event text not null,
  thing text,
  thing_id text,
  detail jsonb not null default '{}',
  request_id text,
  ip text
);
create index audit_thing on audit (thing, thing_id, id);
create index audit_actor on audit (actor_id, id);

create table mails (
  id bigint generated always as identity primary key,
  code uuid not null unique,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_waiting on mails (id) where status = 'waiting';
