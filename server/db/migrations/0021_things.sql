-- What hangs on a record of any noun: one table each. `thing` is the noun as the registry names it, `thing_id` its record.

create table comments (
  id integer generated always as identity primary key,
  thing text not null check (length(thing) between 1 and 40),
  thing_id integer not null,
  author_id integer not null references users (id),
  -- As the editor made it and the contract checked it (contract/kit/rich.ts); empty once it is deleted.
  body jsonb,
  -- The plain text of it, for search.
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  client_id uuid,
  check ((body is null) = (deleted_at is not null))
);
create index comments_record on comments (thing, thing_id, id);
create unique index comments_once on comments (author_id, client_id) where client_id is not null;

create table comment_mentions (
  comment_id integer not null references comments (id) on delete cascade,
  user_id integer not null references users (id),
  primary key (comment_id, user_id)
);

create table checklist_items (
  id integer generated always as identity primary key,
  thing text not null check (length(thing) between 1 and 40),
  thing_id integer not null,
  text text not null check (length(text) between 1 and 200),
  place integer not null,
  done_at timestamptz,
  done_by integer references users (id),
  created_at timestamptz not null,
  version integer not null default 1,
  check ((done_at is null) = (done_by is null))
);
create index checklist_items_record on checklist_items (thing, thing_id, place);

create table labels (
  id integer generated always as identity primary key,
  thing text not null check (length(thing) between 1 and 40),
  nome text not null check (length(nome) between 1 and 40),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index labels_nome on labels (thing, plain(nome));

create table label_links (
  thing text not null,
  thing_id integer not null,
  label_id integer not null references labels (id) on delete cascade,
  primary key (thing, thing_id, label_id)
);
create index label_links_label on label_links (label_id);

create table watchers (
  thing text not null check (length(thing) between 1 and 40),
  thing_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  -- Somebody who stopped watching is remembered, so that a comment of theirs does not begin it again.
  stopped boolean not null default false,
  at timestamptz not null,
  primary key (thing, thing_id, user_id)
);

create table relations (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('relates', 'blocks', 'duplicates')),
  from_thing text not null,
  from_id integer not null,
  to_thing text not null,
  to_id integer not null,
  created_at timestamptz not null,
  created_by integer references users (id),
  check ((from_thing, from_id) <> (to_thing, to_id))
);
create unique index relations_once on relations (from_thing, from_id, to_thing, to_id, kind);
create index relations_to on relations (to_thing, to_id);
