-- Who asks to join, what people tell about themselves, and drafts of both.

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('notice', 'support', 'security', 'reset', 'invitation', 'registration', 'other'));

-- Apart from `users`, which every call reads: documents and banks are for few eyes.
create table person_details (
  user_id integer primary key references users (id) on delete cascade,
  phone text,
  birthday date,
  gender smallint check (gender between 1 and 4),
  country text,
  cpf text check (cpf ~ '^\d{11}$'),
  rg text not null default '',
  address_country text,
  cep text check (cep ~ '^\d{8}$'),
  uf text,
  postal_code text,
  state text,
  street text not null default '',
  number text not null default '',
  complement text not null default '',
  neighborhood text not null default '',
  city text not null default '',
  bank text check (bank ~ '^\d{3}$'),
  account_type smallint check (account_type in (1, 2)),
  agency text,
  account text,
  hourly_rate_centavos bigint check (hourly_rate_centavos >= 0),
  english smallint check (english between 1 and 5),
  experience smallint check (experience between 1 and 4),
  commitment smallint check (commitment between 1 and 3),
  company text,
  cnpj text,
  company_type smallint check (company_type between 1 and 6),
  company_size smallint check (company_size between 1 and 6),
  position text,
  version integer not null default 1
);
create index person_details_cpf on person_details (cpf) where cpf is not null;

create table registrations (
  id integer generated always as identity primary key,
  -- Null until a job has looked whether the e-mail is somebody's already.
  user_id integer references users (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  nome text not null,
  last_name text not null,
  kind smallint not null check (kind in (1, 2)),
  -- 1 waits for its e-mail, 2 under review, 3 in correction, 4 active, 5 denied.
  state smallint not null default 1 check (state between 1 and 5),
  -- Of the account that it becomes; null once it has become one.
  password_hash text,
  answers jsonb not null,
  locale text not null check (locale in ('pt', 'en')),
  ip text not null,
  user_agent text not null,
  -- SHA-256 of the code in the newest letter, which confirms the e-mail or opens the correction.
  hash text unique,
  hash_expires_at timestamptz,
  created_at timestamptz not null,
  verified_at timestamptz,
  decided_at timestamptz,
  decided_by integer references users (id),
  reason text,
  role smallint,
  version integer not null default 1
);
create index registrations_listed on registrations (created_at, id);
create index registrations_email on registrations (lower(email));
create index registrations_user on registrations (user_id);
create index registrations_decider on registrations (decided_by);
create index registrations_waiting on registrations (state) where state = 2;

-- Answers that somebody goes on with elsewhere; never a password.
create table registration_drafts (
  hash text primary key,
  email text not null,
  kind smallint not null check (kind in (1, 2)),
  answers jsonb not null,
  expires_at timestamptz not null
);
create index registration_drafts_expired on registration_drafts (expires_at);
