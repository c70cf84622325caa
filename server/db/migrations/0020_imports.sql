-- Files that become records: what was sent, line by line, and what became of each line.

create table imports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  thing text not null,
  name text not null check (length(name) between 1 and 200),
  state text not null check (state in ('mapping', 'checking', 'checked', 'writing', 'done', 'undone')),
  headers jsonb not null,
  mapping jsonb not null,
  match text not null,
  existing text not null check (existing in ('skip', 'update', 'refuse')),
  only_valid boolean not null default false,
  -- What separates the cells says how its numbers are written where the numbers themselves do not.
  delimiter text not null,
  lines integer not null,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  undone integer not null default 0,
  created_at timestamptz not null,
  moved_at timestamptz not null
);
create index imports_user on imports (user_id, thing, id desc);

-- A line is written in the transaction that makes its record: whoever comes again finds it written.
create table import_lines (
  import_id integer not null references imports (id) on delete cascade,
  line integer not null,
  cells jsonb not null,
  outcome text check (outcome in ('created', 'updated', 'skipped', 'failed')),
  record_id integer,
  version integer,
  -- Fields of an updated record as they were.
  before jsonb,
  reasons jsonb,
  -- Why an undo left its record.
  kept text check (kept in ('changed', 'used', 'gone')),
  primary key (import_id, line)
);
create index import_lines_failed on import_lines (import_id, line) where reasons is not null;

-- What a person last took a header for.
create table import_headers (
  user_id integer not null references users (id) on delete cascade,
  thing text not null,
  header text not null,
  field text,
  primary key (user_id, thing, header)
);
