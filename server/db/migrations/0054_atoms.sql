-- Atoms as a noun of their own: short ids (`LUA-128`), priority, estimate, and the checklist that the kits keep.

alter table ventures add column sigla text;

-- The letters of a venture's code where nobody has them, else its letters and digits, else numbered.
create function free_sigla(code text) returns text language plpgsql as $$
declare
  signs text := regexp_replace(regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'), '^[0-9]+', '');
  letters text := left(regexp_replace(signs, '[0-9]', '', 'g'), 6);
  name text;
  nth integer := 1;
begin
  if letters = '' then letters := 'V'; signs := 'V'; end if;
  -- Two new ventures do not choose at once.
  perform pg_advisory_xact_lock(hashtextextended('ventures.sigla', 0));
  name := letters;
  if exists (select 1 from ventures where sigla = name) then name := left(signs, 12); end if;
  while exists (select 1 from ventures where sigla = name) loop
    nth := nth + 1;
    name := letters || nth;
  end loop;
  return name;
end $$;

do $$
declare venture record;
begin
  for venture in select id, code from ventures order by created_at, id loop
    update ventures set sigla = free_sigla(venture.code) where id = venture.id;
  end loop;
end $$;

alter table ventures
  alter column sigla set not null,
  add constraint ventures_sigla check (sigla ~ '^[A-Z][A-Z0-9]{0,11}$'),
  add constraint ventures_sigla_key unique (sigla);

create function name_venture() returns trigger language plpgsql as $$
begin
  if new.sigla is null then new.sigla := free_sigla(new.code); end if;
  return new;
end $$;
create trigger ventures_sigla before insert on ventures for each row execute function name_venture();

alter table atoms
  -- Copied from the cell, for numbers that are unique in a venture and lists that need no joins.
  add column venture_id integer references ventures (id),
  add column number integer,
  -- One of `venturePriority`: 1 low to 4 urgent.
  add column priority smallint not null default 2 check (priority between 1 and 4),
  add column hours_planned double precision check (hours_planned between 0 and 1000000);

update atoms a set venture_id = p.venture_id, number = p.number
from (
  select a.id, g.venture_id, row_number() over (partition by g.venture_id order by a.created_at, a.id) as number
  from atoms a join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
) p where p.id = a.id;

alter table atoms
  alter column venture_id set not null,
  alter column number set not null,
  add constraint atoms_number unique (venture_id, number);

-- A counter beside the ventures, so that a new atom waits for no edit of its venture. Numbers are never given twice.
create table atom_numbers (
  venture_id integer primary key references ventures (id) on delete cascade,
  last integer not null
);
insert into atom_numbers select venture_id, max(number) from atoms group by venture_id;

create function number_atom() returns trigger language plpgsql as $$
begin
  select g.venture_id into new.venture_id from cells c join gates g on g.id = c.gate_id where c.id = new.cell_id;
  if new.number is null then
    insert into atom_numbers values (new.venture_id, 1)
    on conflict (venture_id) do update set last = atom_numbers.last + 1
    returning last into new.number;
  end if;
  return new;
end $$;
create trigger atoms_number before insert on atoms for each row execute function number_atom();

-- An atom stays in its venture: its number, its loops and its deliverable are that venture's.
create function keep_atom_place() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from cells c join gates g on g.id = c.gate_id
    where c.id = new.cell_id and g.venture_id = new.venture_id) then
    raise exception 'the cell is of another venture' using errcode = '23514', constraint = 'atoms_cell_elsewhere';
  end if;
  if new.entrega_id is not null
    and not exists (select 1 from entregas e where e.id = new.entrega_id and e.venture_id = new.venture_id) then
    raise exception 'the deliverable is of another venture' using errcode = '23514', constraint = 'atoms_entrega_elsewhere';
  end if;
  return new;
end $$;
create trigger atoms_place_update before update of cell_id, entrega_id on atoms
  for each row when (new.cell_id is distinct from old.cell_id or new.entrega_id is distinct from old.entrega_id)
  execute function keep_atom_place();
-- Named to run after `atoms_number`, which says what the venture is.
create trigger atoms_place_insert before insert on atoms
  for each row when (new.entrega_id is not null) execute function keep_atom_place();

-- Who checked an item before there were items is not known.
alter table checklist_items drop constraint checklist_items_check;
alter table checklist_items add constraint checklist_items_done check (done_by is null or done_at is not null);

insert into checklist_items (thing, thing_id, text, place, done_at, created_at)
select 'atom', a.id, left(trim(i.item ->> 'text'), 200), i.place,
  case when (i.item ->> 'checked')::boolean then coalesce(a.data_fim::timestamptz, a.created_at) end, a.created_at
from atoms a, jsonb_array_elements(a.checklist) with ordinality i (item, place)
where jsonb_typeof(a.checklist) = 'array' and trim(coalesce(i.item ->> 'text', '')) <> '';
alter table atoms drop column checklist;
