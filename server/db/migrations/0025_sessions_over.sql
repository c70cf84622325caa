-- What 0023 ends from its day on, for those who were switched off, deleted or given another role before it.

update sessions s set ended_at = now() from users u
where u.id = s.user_id and s.ended_at is null and (u.status <> 1 or u.deleted_at is not null or u.role <> s.role);
