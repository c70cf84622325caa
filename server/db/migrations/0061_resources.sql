-- What of a venture is consulted often.
create table resources (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id),
  nome text not null check (length(nome) between 1 and 160),
  -- One of `resourceType`: 1 documentation, 2 guide, 3 attachment.
  resource_type smallint not null default 1 check (resource_type between 1 and 3),
  -- Markdown.
  descricao text not null default '' check (length(descricao) <= 50000),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index resources_venture on resources (venture_id, nome);

create function resources_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a resource stays in its venture' using errcode = '23514', constraint = 'resources_stay';
end
$$;
create trigger resources_stay before update of venture_id on resources for each row
  when (new.venture_id <> old.venture_id) execute function resources_stay();
