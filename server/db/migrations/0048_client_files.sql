-- Files of a client that its own people read too; the others are for whoever may open the client.
create table client_file_shares (
  file_id integer primary key references files (id) on delete cascade,
  by_id integer not null references users (id),
  at timestamptz not null
);
create index client_file_shares_by on client_file_shares (by_id);
