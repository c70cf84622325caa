-- Every order that Loop Center offers has its index, and its search too where the engine has trigrams: the embedded one
-- does, and so does every PostgreSQL with its contributed modules. What nothing read goes.

drop index mails_waiting;
drop index loops_atom;

create index loops_fim on loops (fim desc nulls last, id desc);
create index loops_segundos on loops (segundos desc nulls last, id desc);
create index loops_status on loops (status desc nulls last, id desc);
create index loops_atom on loops (atomo_id, data_inicio desc, id desc);
create index loops_tipo on loops (tipo desc nulls last, id desc);

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index loops_descricao on loops using gin (descricao gin_trgm_ops);
    create index atoms_nome on atoms using gin (nome gin_trgm_ops);
  end if;
end
$$;
