-- Saved views of tables: filters, order, columns, density and page size under a name.

create table table_views (
  id integer generated always as identity primary key,
  table_id text not null check (length(table_id) between 1 and 40),
  user_id integer not null references users (id) on delete cascade,
  nome text not null check (length(nome) between 1 and 60),
  -- Seen by everybody who may list the table.
  shared boolean not null default false,
  state jsonb not null,
  created_at timestamptz not null,
  -- A deleted view can be restored for a day.
  deleted_at timestamptz,
  version integer not null default 1
);
create unique index table_views_name on table_views (user_id, table_id, lower(nome)) where deleted_at is null;
create index table_views_shared on table_views (table_id) where shared and deleted_at is null;
create index table_views_deleted on table_views (deleted_at) where deleted_at is not null;

-- Which view of a table opens first for a person; none is the table as it is.
create table table_view_defaults (
  user_id integer not null references users (id) on delete cascade,
  table_id text not null check (length(table_id) between 1 and 40),
  view_id integer not null references table_views (id) on delete cascade,
  primary key (user_id, table_id)
);
create index table_view_defaults_view on table_view_defaults (view_id);
