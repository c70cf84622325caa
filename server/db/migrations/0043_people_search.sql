-- People are searched by name and e-mail as loops are: what is searched is kept plain beside what was written.

alter table users
  add column plain_nome text generated always as (plain(trim(nome || ' ' || last_name))) stored,
  add column plain_email text generated always as (plain(email)) stored;
create index users_plain on users (plain_nome, id);

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index users_nome_like on users using gin (plain_nome gin_trgm_ops);
    create index users_email_like on users using gin (plain_email gin_trgm_ops);
  end if;
end
$$;
