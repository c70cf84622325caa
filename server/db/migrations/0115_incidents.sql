-- Incidents with personal data (LGPD, article 48). A register: rows are corrected with history, and never deleted.
create table incidents (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null check (length(descricao) between 1 and 4000),
  -- One of `incidentSeverity`: 1 low, 2 medium, 3 high.
  severity smallint not null default 2 check (severity between 1 and 3),
  -- One of `incidentStatus`: 1 open, 2 reported, 3 closed.
  status smallint not null default 1 check (status between 1 and 3),
  happened_at timestamptz,
  noticed_at timestamptz not null,
  -- Both follow from `noticed_at`, and are written in the same transaction.
  due_at timestamptz,
  remind_at timestamptz,
  reminded_at timestamptz,
  data_kinds text not null check (length(data_kinds) between 1 and 4000),
  people_count integer check (people_count >= 0),
  measures text not null default '' check (length(measures) <= 4000),
  anpd_told_at timestamptz,
  people_told_at timestamptz,
  reason text not null default '' check (length(reason) <= 4000),
  created_by integer references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz check (deleted_at is null),
  version integer not null default 1,
  constraint incidents_noticed check (happened_at <= noticed_at),
  constraint incidents_anpd check (anpd_told_at >= noticed_at),
  constraint incidents_people check (people_told_at >= noticed_at),
  constraint incidents_reported check (status <> 2 or anpd_told_at is not null),
  constraint incidents_closed check (status <> 3 or (measures <> '' and (anpd_told_at is not null or reason <> '')))
);
create index incidents_due on incidents (due_at);
create index incidents_reminder on incidents (remind_at) where status = 1 and reminded_at is null;
create index incidents_created_by on incidents (created_by) where created_by is not null;

create function incidents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'an incident stays in the register' using errcode = '23514', constraint = 'incidents_stay';
end
$$;
create trigger incidents_stay before delete on incidents for each row execute function incidents_stay();
