-- A session ends for good when its person is switched off, deleted or given another role: changed back, they sign in
-- again. Here and not in a call, so that no way of changing a person is left out.

create function end_sessions() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger users_end_sessions after update of role, status, deleted_at on users for each row
  when (old.role is distinct from new.role
    or (old.status = 1 and new.status is distinct from 1)
    or (old.deleted_at is null and new.deleted_at is not null))
  execute function end_sessions();
