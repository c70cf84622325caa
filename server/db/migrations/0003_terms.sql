-- Answers to the terms of service: rows are only ever added, so that each answer stays as evidence.

create table terms_acceptances (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  version text not null check (length(version) between 1 and 20),
  accepted boolean not null,
  at timestamptz not null,
  ip text,
  user_agent text check (length(user_agent) <= 300)
);
create index terms_acceptances_user on terms_acceptances (user_id, version, id desc);
