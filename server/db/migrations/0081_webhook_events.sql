-- Webhooks hear of atoms, teams and invitations of their person too (docs/decisions/097).

-- To the webhooks of one person that ask for an event.
create function tell_webhooks_of(person integer, told text, what jsonb) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, data, created_at)
  select w.id, told, what, now() from webhooks w
  where w.user_id = person and w.status = 1 and w.events @> to_jsonb(told)
$$;

create function atom_told(atom atoms) returns jsonb language sql stable as $$
  select jsonb_build_object('id', atom.id, 'venture_id', atom.venture_id, 'ref', v.sigla || '-' || atom.number,
    'nome', atom.nome, 'status', atom.status)
  from ventures v where v.id = atom.venture_id
$$;

-- One statement may give ten thousand atoms: most people have no webhook, and nothing is written for them.
create function tell_assigned() returns trigger language plpgsql as $$
begin
  if exists (select 1 from webhooks where status = 1) then
    perform tell_webhooks_of(n.user_id, 'atom.assigned', atom_told(a))
    from added n join atoms a on a.id = n.atom_id
    where exists (select 1 from webhooks w where w.user_id = n.user_id and w.status = 1);
  end if;
  return null;
end
$$;
create trigger atom_loopers_tell after insert on atom_loopers referencing new table as added
  for each statement execute function tell_assigned();

-- To who is on the atom or responsible for it.
create function tell_atom_step() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of(w.user_id, case new.status when 1 then 'atom.accepted' else 'atom.finished' end, atom_told(new))
  from (select distinct user_id from webhooks where status = 1) w
  where w.user_id = new.responsavel_id
    or exists (select 1 from atom_loopers l where l.atom_id = new.id and l.user_id = w.user_id);
  return null;
end
$$;
create trigger atoms_tell_step after update of status on atoms for each row
  when (old.status is distinct from new.status and new.status in (1, 2)) execute function tell_atom_step();

create function tell_joined() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of(new.user_id, 'team.joined', jsonb_build_object('venture_id', v.id, 'nome', v.nome,
    'position', new.position, 'room', new.room))
  from ventures v where v.id = new.venture_id;
  return null;
end
$$;
create trigger venture_members_tell after insert on venture_members for each row execute function tell_joined();

-- To who invited.
create function tell_accepted() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of(new.invited_by, 'invitation.accepted', jsonb_build_object('id', new.id, 'email', new.email,
    'role', new.role, 'venture_id', new.venture_id));
  return null;
end
$$;
create trigger invitations_tell after update of state on invitations for each row
  when (old.state <> 'accepted' and new.state = 'accepted') execute function tell_accepted();
