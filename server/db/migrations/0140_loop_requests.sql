-- Loops that no timer measured: written by hand, or asked for and accepted (docs/decisions/162).
alter table loops add column written_by_id integer references users (id);
create index loops_written_by on loops (written_by_id) where written_by_id is not null;

create table loop_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  atomo_id integer not null references atoms (id),
  inicio timestamptz not null,
  fim timestamptz not null,
  tipo smallint not null check (tipo between 1 and 11),
  descricao text not null check (length(descricao) between 1 and 300),
  ajustes text not null check (length(ajustes) between 1 and 140),
  -- One of `loopRequestStatus`: 0 waiting, 1 accepted, 2 refused, 3 withdrawn.
  status smallint not null default 0 check (status between 0 and 3),
  loop_id integer references loops (id) on delete set null,
  reason text check (length(reason) <= 300),
  decided_by_id integer references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz check (deleted_at is null),
  version integer not null default 1,
  constraint loop_requests_span check (fim > inicio),
  -- A repeated call asks for nothing twice.
  constraint loop_requests_no_overlap exclude using gist (
    int4range(user_id, user_id, '[]') with &&,
    tstzrange(inicio, fim, '[)') with &&
  ) where (status = 0),
  constraint loop_requests_reason check (status <> 2 or reason is not null)
);
create index loop_requests_user on loop_requests (user_id, id);
create index loop_requests_waiting on loop_requests (inicio) where status = 0;
create index loop_requests_atom on loop_requests (atomo_id);
create index loop_requests_decided_by on loop_requests (decided_by_id) where decided_by_id is not null;
create unique index loop_requests_loop on loop_requests (loop_id) where loop_id is not null;
