-- Most steps happen where nobody has a webhook: one question whose plan is kept answers that.
create or replace function tell_atom_step() returns trigger language plpgsql as $$
begin
  if exists (select 1 from webhooks where status = 1) then
    perform tell_webhooks_of(w.user_id, case new.status when 1 then 'atom.accepted' else 'atom.finished' end, atom_told(new))
    from (select distinct user_id from webhooks where status = 1) w
    where w.user_id = new.responsavel_id
      or exists (select 1 from atom_loopers l where l.atom_id = new.id and l.user_id = w.user_id);
  end if;
  return null;
end
$$;
