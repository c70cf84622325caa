-- Loop Center searches and sorts as every list does: whatever the accents and the case. What is searched of a million
-- loops is kept plain beside what was written, so that no search has to make it so.

alter table loops add column plain_descricao text generated always as (plain(descricao)) stored;
alter table atoms add column plain_nome text generated always as (plain(nome)) stored;
create index atoms_plain on atoms (plain_nome, id);

drop index if exists loops_descricao, atoms_nome;
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index loops_descricao on loops using gin (plain_descricao gin_trgm_ops);
    create index atoms_nome on atoms using gin (plain_nome gin_trgm_ops);
  end if;
end
$$;
