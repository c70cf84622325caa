-- Programs that act for a person.

create table api_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  nome text not null check (length(nome) between 1 and 60),
  -- SHA-256; a token is 256 random bits, which no dictionary holds.
  hash text not null unique,
  hint text not null,
  scopes jsonb not null,
  -- The person's when it was made: whoever gets another role makes new tokens.
  role smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_user on api_tokens (user_id);

-- As 0023 for sessions: here and not in a call, so that no way of changing a person is left out.
create function end_api_tokens() returns trigger language plpgsql as $$
begin
  update api_tokens set revoked_at = now() where user_id = new.id and revoked_at is null;
  return null;
end
$$;

create trigger users_end_api_tokens after update of role, status, deleted_at on users for each row
  when (old.role is distinct from new.role
    or (old.status = 1 and new.status is distinct from 1)
    or (old.deleted_at is null and new.deleted_at is not null))
  execute function end_api_tokens();
