-- A venture that others are made from. It is never active, so that nothing of it is planned or offered to a timer.
alter table ventures add template boolean not null default false;
alter table ventures add constraint ventures_template check (not template or status = 0);
create index ventures_templates on ventures (id) where template;

create function venture_template() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.template <> old.template then
    new.status := case when new.template then 0 when tg_op = 'INSERT' then new.status else 1 end;
  end if;
  return new;
end $$;
create trigger ventures_template before insert or update of template on ventures
  for each row execute function venture_template();
