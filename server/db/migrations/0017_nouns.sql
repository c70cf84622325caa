-- Sectors, areas of expertise and looper types, and how every list searches: whatever the accents and the case.

-- Lower case without the marks that letters carry: 'Átomo' and 'ATOMO' are both 'atomo'.
create function plain(value text) returns text language sql immutable parallel safe
  return lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'));

create table sectors (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  descricao text not null default '' check (length(descricao) <= 300),
  lead_id integer references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index sectors_nome on sectors (plain(nome)) where deleted_at is null;

create table areas (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  descricao text not null default '' check (length(descricao) <= 300),
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index areas_nome on areas (plain(nome)) where deleted_at is null;

create table looper_types (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 80),
  descricao text not null default '' check (length(descricao) <= 300),
  -- What an hour of a new looper of the type is worth, unless somebody says otherwise.
  valor_hora_centavos integer not null default 0 check (valor_hora_centavos between 0 and 100000000),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index looper_types_nome on looper_types (plain(nome)) where deleted_at is null;

alter table users alter column tipo type integer;
alter table users add foreign key (tipo) references looper_types (id);
alter table users add column sector_id integer references sectors (id);
create index users_tipo on users (tipo);
create index users_sector on users (sector_id);

create table user_areas (
  user_id integer not null references users (id) on delete cascade,
  area_id integer not null references areas (id),
  primary key (user_id, area_id)
);
create index user_areas_area on user_areas (area_id);
