-- Hours from other tools' files (docs/decisions/166).

-- What a noun asks about a file beside its columns.
alter table imports add column options jsonb not null default '{}';

-- Record that a name of another tool meant last time, for whoever imports its next file.
create table hours_names (
  tool text not null,
  kind text not null check (kind in ('person', 'project', 'task')),
  name text not null check (length(name) <= 700),
  record_id integer not null,
  primary key (tool, kind, name)
);
