-- What an order pays of a loop stays as it is paid: the loop goes from an order by the order's own steps alone (docs/decisions/174).
create function keep_ordered_values() returns trigger language plpgsql as $$
begin
  raise exception 'loop % is on a payment order', old.id using errcode = '23514', constraint = 'loops_ordered';
end
$$;
create trigger loops_ordered_values before update on loops for each row
  when (old.status in (6, 7) and (
    new.status not in (3, 6, 7)
    or (new.user_id, new.atomo_id, new.venture_id, new.data_inicio, new.data_fim, new.data_fim_ajuste, new.valor_hora_centavos,
      new.horas_decimos) is distinct from (old.user_id, old.atomo_id, old.venture_id, old.data_inicio, old.data_fim,
      old.data_fim_ajuste, old.valor_hora_centavos, old.horas_decimos)))
  execute function keep_ordered_values();
