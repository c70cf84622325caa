-- What a loop stands on (clients, ventures, gates, cells, entregas, atoms) and the loop itself.

create table clients (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 160),
  status smallint not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);

create table ventures (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  code text not null unique check (length(code) between 1 and 20),
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null default '',
  cliente_id integer references clients (id),
  -- The project flag: 1 active, 0 inactive. Where the venture stands is its stage.
  status smallint not null default 1 check (status in (0, 1)),
  stage text not null default 'negotiation'
    check (stage in ('negotiation', 'analysis', 'approved', 'execution', 'finished', 'accepted')),
  cycle smallint check (cycle between 1 and 7),
  delivery_type smallint not null default 2 check (delivery_type in (1, 2)),
  faturavel boolean not null default true,
  starts_on date,
  ends_on date,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);

create table venture_members (
  venture_id integer not null references ventures (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (venture_id, user_id)
);
create index venture_members_user on venture_members (user_id);

create table gates (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id),
  nome text not null check (length(nome) between 1 and 160),
  status text not null default 'planned'
    check (status in ('planned', 'in_progress', 'delivered', 'approved', 'contested')),
  position integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index gates_venture on gates (venture_id);

create table cells (
  id integer generated always as identity primary key,
  gate_id integer not null references gates (id),
  nome text not null check (length(nome) between 1 and 160),
  position integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index cells_gate on cells (gate_id);

create table entregas (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id),
  gate_id integer references gates (id),
  nome text not null check (length(nome) between 1 and 160),
  status smallint not null default 1 check (status between 1 and 5),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index entregas_venture on entregas (venture_id);

create table atoms (
  id integer generated always as identity primary key,
  cell_id integer not null references cells (id),
  entrega_id integer references entregas (id),
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null default '' check (length(descricao) <= 300),
  status smallint not null default 0 check (status between 0 and 6),
  -- Planned day and the day it was finished.
  data date,
  data_fim date,
  responsavel_id integer references users (id),
  checklist jsonb not null default '[]',
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index atoms_cell on atoms (cell_id);

create table atom_loopers (
  atom_id integer not null references atoms (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (atom_id, user_id)
);
create index atom_loopers_user on atom_loopers (user_id);

create table loops (
  id integer generated always as identity primary key,
  -- Made by the page that started it, so that a repeated start is the same loop.
  client_id uuid,
  user_id integer not null references users (id),
  atomo_id integer not null references atoms (id),
  -- Copied from the atom so that lists and totals by venture need no four joins.
  venture_id integer not null references ventures (id),
  data_inicio timestamptz not null,
  -- The mark as it fell; an adjusted end stands beside it and wins.
  data_fim timestamptz,
  data_fim_ajuste timestamptz,
  fim timestamptz generated always as (coalesce(data_fim_ajuste, data_fim)) stored,
  segundos integer generated always as (
    case when coalesce(data_fim_ajuste, data_fim) is null then null
    else floor(extract(epoch from (coalesce(data_fim_ajuste, data_fim) - data_inicio)))::integer end
  ) stored,
  status smallint not null check (status between 1 and 7),
  -- 2, 4 or 5: where a concluded loop came from.
  concluded_from smallint check (concluded_from in (2, 4, 5)),
  concluded_at timestamptz,
  descricao text not null default '' check (length(descricao) <= 300),
  tipo smallint check (tipo between 1 and 11),
  ajustes text check (length(ajustes) <= 140),
  -- Snapshot and rounding, both taken once, when the loop is concluded.
  valor_hora_centavos bigint,
  horas_decimos integer,
  -- The next presence check; null once the loop has ended.
  check_due_at timestamptz,
  elapsed_confirmed_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  check (coalesce(data_fim, data_inicio) >= data_inicio),
  check (coalesce(data_fim_ajuste, data_inicio) >= data_inicio),
  check ((status = 1) = (data_fim is null)),
  check (status not in (3, 6, 7) or (tipo is not null and descricao <> '')),
  -- One person is in one place: no two loops of a user may overlap, whoever writes them.
  constraint loops_no_overlap exclude using gist (
    int4range(user_id, user_id, '[]') with &&,
    tstzrange(data_inicio, coalesce(data_fim_ajuste, data_fim), '[)') with &&
  )
);
create unique index loops_one_open on loops (user_id) where status = 1;
create unique index loops_client_id on loops (user_id, client_id) where client_id is not null;
create index loops_pending on loops (user_id) where status in (1, 2, 4, 5);
create index loops_due on loops (check_due_at) where status = 1;
-- These carry what totals are made of, so that a total need not visit the rows.
create index loops_user_start on loops (user_id, data_inicio desc, id desc)
  include (segundos, status, venture_id, horas_decimos, valor_hora_centavos);
create index loops_start on loops (data_inicio desc, id desc)
  include (segundos, status, horas_decimos, valor_hora_centavos);
create index loops_venture_start on loops (venture_id, data_inicio desc, id desc)
  include (segundos, status, horas_decimos, valor_hora_centavos);
create index loops_atom on loops (atomo_id);

create table loop_adjustments (
  id bigint generated always as identity primary key,
  loop_id integer not null references loops (id) on delete cascade,
  author_id integer not null references users (id),
  data_fim timestamptz not null,
  ajustes text not null check (length(ajustes) between 1 and 140),
  created_at timestamptz not null
);
create index loop_adjustments_loop on loop_adjustments (loop_id);
