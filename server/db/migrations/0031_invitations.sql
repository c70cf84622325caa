-- Invitations: who is invited as what, who asks to be, and codes that hand out invitations.

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('notice', 'support', 'security', 'reset', 'invitation', 'other'));

create table invitations (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 3 and 254),
  nome text not null default '' check (length(nome) <= 120),
  role smallint not null check (role between 1 and 10),
  type_id integer references looper_types (id),
  venture_id integer references ventures (id),
  -- 1 technical team, 2 administrative team.
  room smallint check (room in (1, 2)),
  locale text not null check (locale in ('pt', 'en')),
  -- That the time of a waiting one is over is seen by `expires_at`; `expired` is kept only where a newer one took its place.
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'expired', 'revoked', 'known')),
  -- SHA-256 of the code in the newest letter; none before it is written, and none once it is worthless.
  hash text unique,
  -- Its letter is still to be written, as those of a file are.
  letter_due boolean not null default false,
  invited_by integer not null references users (id),
  -- Whose account it is: the one that was made with it or by accepting it.
  user_id integer references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1
);
create unique index invitations_waiting on invitations (lower(email)) where state = 'waiting';
create index invitations_listed on invitations (created_at, id);
create index invitations_email on invitations (lower(email));
create index invitations_by on invitations (invited_by);
create index invitations_user on invitations (user_id);

-- Strangers who ask to be invited.
create table invitation_requests (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 3 and 254),
  nome text not null check (length(nome) between 1 and 120),
  company text not null default '' check (length(company) <= 120),
  reason text not null check (length(reason) between 1 and 1000),
  locale text not null check (locale in ('pt', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'invited', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id)
);
create unique index invitation_requests_waiting on invitation_requests (lower(email)) where state = 'waiting';
create index invitation_requests_listed on invitation_requests (created_at, id);
create index invitation_requests_by on invitation_requests (decided_by);

-- Codes of the Club: whoever has one gets an invitation as a guest by leaving an e-mail.
create table club_codes (
  id integer generated always as identity primary key,
  code text not null unique check (length(code) between 8 and 40),
  nome text not null check (length(nome) between 1 and 80),
  uses_left integer not null check (uses_left >= 0),
  uses_total integer not null check (uses_total between 1 and 1000),
  locale text not null default 'pt' check (locale in ('pt', 'en')),
  made_by integer not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index club_codes_by on club_codes (made_by);

-- An e-mail uses a code once, however often it is left.
create table club_uses (
  club_code_id integer not null references club_codes (id) on delete cascade,
  email text not null check (email = lower(email)),
  used_at timestamptz not null,
  primary key (club_code_id, email)
);
