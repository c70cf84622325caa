-- What a deliverable is of, worth and planned for; and demands, which become ventures.

alter table gates add constraint gates_of_venture unique (id, venture_id);

alter table entregas
  -- 1 closed scope, 2 LIVE.
  add column delivery_type smallint not null default 1 check (delivery_type in (1, 2)),
  add column descricao text not null default '' check (length(descricao) <= 2000),
  add column valor_centavos bigint check (valor_centavos >= 0),
  add column planned_on date,
  add column delivered_on date,
  add constraint entregas_gate_of_venture foreign key (gate_id, venture_id) references gates (id, venture_id);

-- Its gate, its atoms and what was agreed stand in one venture: a deliverable never moves to another.
create function entregas_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a deliverable stays in its venture' using errcode = '23514', constraint = 'entregas_stay';
end
$$;
create trigger entregas_venture before update of venture_id on entregas for each row
  when (new.venture_id <> old.venture_id) execute function entregas_stay();

create table demands (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null default '' check (length(descricao) <= 4000),
  wished_on date,
  -- 0 waiting, 1 accepted, 2 cancelled.
  status smallint not null default 0 check (status between 0 and 2),
  author_id integer not null references users (id),
  -- The author's company as it was when they asked.
  cliente_id integer references clients (id),
  -- What an accepted one became.
  venture_id integer unique references ventures (id),
  -- Why it was cancelled; its author reads this.
  reason text check (length(reason) between 1 and 300),
  decided_by_id integer references users (id),
  decided_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  check ((status = 0) = (decided_at is null)),
  check ((status = 1) = (venture_id is not null)),
  check ((status = 2) = (reason is not null))
);
create index demands_author on demands (author_id);
create index demands_cliente on demands (cliente_id) where cliente_id is not null;
create index demands_decided_by on demands (decided_by_id) where decided_by_id is not null;
