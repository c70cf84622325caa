-- Seconds of each atom's ended loops: kept by the statement that changes a loop, so that a list of atoms adds them up
-- without reading every loop there is. A loop that only begins changes nothing here.
create table atom_sums (
  atom_id integer primary key references atoms (id) on delete cascade,
  seconds bigint not null
) with (fillfactor = 70);

create function add_to_atom_sum(atom integer, more bigint) returns void language sql as $$
  insert into atom_sums as s (atom_id, seconds) values (atom, more)
  on conflict (atom_id) do update set seconds = s.seconds + excluded.seconds
$$;

create function keep_atom_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.atomo_id = new.atomo_id then
    perform add_to_atom_sum(new.atomo_id, coalesce(case when new.fim is not null then new.segundos end, 0)::bigint
      - coalesce(case when old.fim is not null then old.segundos end, 0));
    return null;
  end if;
  -- In one order, so that no two that move a loop between the same atoms wait for each other.
  if tg_op = 'UPDATE' and new.atomo_id < old.atomo_id and new.fim is not null then
    perform add_to_atom_sum(new.atomo_id, new.segundos);
  end if;
  if tg_op <> 'INSERT' and old.fim is not null then
    perform add_to_atom_sum(old.atomo_id, -old.segundos);
  end if;
  if tg_op <> 'DELETE' and new.fim is not null and (tg_op = 'INSERT' or new.atomo_id > old.atomo_id) then
    perform add_to_atom_sum(new.atomo_id, new.segundos);
  end if;
  return null;
end
$$;

create trigger loops_atom_sums_insert after insert on loops
  for each row when (new.fim is not null) execute function keep_atom_sums();
create trigger loops_atom_sums_update after update on loops
  for each row when ((old.atomo_id, old.fim is null, old.segundos) is distinct from (new.atomo_id, new.fim is null, new.segundos))
  execute function keep_atom_sums();
create trigger loops_atom_sums_delete after delete on loops
  for each row when (old.fim is not null) execute function keep_atom_sums();

create function empty_atom_sums() returns trigger language plpgsql as $$
begin
  delete from atom_sums;
  return null;
end
$$;
create trigger loops_atom_sums_truncate after truncate on loops for each statement execute function empty_atom_sums();

-- The loops that stand here already, and what a check compares the sums with.
create view atom_sums_now as
  select atomo_id as atom_id, sum(segundos)::bigint as seconds from loops where fim is not null group by 1;

insert into atom_sums (atom_id, seconds) select atom_id, seconds from atom_sums_now;

-- The order in which lists of atoms begin.
create index atoms_created on atoms (created_at desc, id desc);
