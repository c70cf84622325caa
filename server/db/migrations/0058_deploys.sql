-- What of a venture was put where, by whom, and how it went.
create table deploys (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id),
  -- The version.
  nome text not null check (length(nome) between 1 and 60),
  -- One of `environment`: 1 development, 2 staging, 3 production.
  environment smallint not null check (environment between 1 and 3),
  -- One of `deployResult`: 1 under way, 2 done, 3 failed, 4 rolled back.
  result smallint not null default 1 check (result between 1 and 4),
  descricao text not null default '' check (length(descricao) <= 4000),
  at timestamptz not null,
  by_id integer references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index deploys_venture on deploys (venture_id, at);
create index deploys_at on deploys (at);
create index deploys_by on deploys (by_id) where by_id is not null;
