-- News of the organisation (docs/decisions/197).
create table news (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 160),
  resumo text not null default '' check (length(resumo) <= 300),
  -- Rich text as a checked structure, never HTML.
  body jsonb not null,
  cover_id integer references files (id),
  cover_alt text not null default '' check (length(cover_alt) <= 200),
  -- Its audience: the roles, and the people of the ventures; empty for everybody.
  roles integer[] not null default '{}',
  ventures integer[] not null default '{}',
  asks_ack boolean not null default false,
  pinned boolean not null default false,
  -- One of `newsStatus`: 1 draft, 2 scheduled, 3 published, 4 expired.
  status smallint not null default 1 check (status between 1 and 4),
  publish_at timestamptz,
  published_at timestamptz,
  expires_at timestamptz,
  -- When its audience was notified; a second publication tells nobody again.
  announced_at timestamptz,
  reminded_at timestamptz,
  author_id integer not null references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  constraint news_cover_alt check (cover_id is null or cover_alt <> ''),
  check (status <> 2 or publish_at is not null),
  check (status <> 3 or published_at is not null)
);
create index news_published on news (published_at desc, id desc) where deleted_at is null;
create index news_author on news (author_id);
create index news_cover on news (cover_id) where cover_id is not null;
-- What the clock looks for.
create index news_to_publish on news (publish_at) where status = 2;
create index news_to_expire on news (expires_at) where status = 3;

create table news_reads (
  news_id integer not null references news (id),
  user_id integer not null references users (id),
  read_at timestamptz,
  -- Saying that one knows of it is apart from reading it.
  acked_at timestamptz,
  reminded_at timestamptz,
  primary key (news_id, user_id)
);
create index news_reads_user on news_reads (user_id);

create table news_reactions (
  news_id integer not null references news (id),
  user_id integer not null references users (id),
  reaction text not null check (length(reaction) between 1 and 20),
  at timestamptz not null,
  primary key (news_id, user_id, reaction)
);
create index news_reactions_user on news_reactions (user_id);

-- Texts as they were before a change.
create table news_versions (
  id integer generated always as identity primary key,
  news_id integer not null references news (id),
  nome text not null,
  resumo text not null,
  body jsonb not null,
  -- Who replaced it, and when.
  author_id integer not null references users (id),
  at timestamptz not null
);
create index news_versions_news on news_versions (news_id, id desc);
create index news_versions_author on news_versions (author_id);

-- The address of a person's news for feed readers: only the hash of its token is kept.
create table news_feeds (
  user_id integer primary key references users (id),
  hash text not null unique check (length(hash) = 64),
  created_at timestamptz not null,
  used_at timestamptz
);
