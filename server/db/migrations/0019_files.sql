-- Files: begun, uploaded, checked, then claimed by the record that they belong to. Their bytes stand in the store.

create table files (
  id integer generated always as identity primary key,
  -- Names the upload and the bytes in the store; never guessed, and no part of it comes from a person.
  key uuid not null unique,
  use text not null check (length(use) between 1 and 40),
  owner_id integer not null references users (id),
  nome text not null check (length(nome) between 1 and 200),
  type text not null,
  size integer not null check (size > 0),
  state text not null default 'uploading' check (state in ('uploading', 'ready', 'refused')),
  -- The word for why it was refused.
  refused text,
  width integer,
  height integer,
  created_at timestamptz not null,
  -- What it hangs on, once a write has claimed it.
  claimed_at timestamptz,
  thing text,
  thing_id integer,
  -- No longer there for anybody; the bytes go after the commit, and then the row.
  removed_at timestamptz,
  check ((claimed_at is null) = (thing is null) and (thing is null) = (thing_id is null)),
  check (claimed_at is null or state = 'ready')
);
create index files_thing on files (thing, thing_id) where claimed_at is not null;
create index files_open on files (owner_id, created_at) where claimed_at is null;
create index files_removed on files (removed_at) where removed_at is not null;

-- Held nothing so far: there was no way to send a photo.
alter table users drop column foto;
alter table users add column foto integer references files (id);
