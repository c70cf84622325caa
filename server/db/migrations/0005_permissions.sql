-- The access log (kept six months) and ways into the audit by moment and by event.

create table access_log (
  id bigint generated always as identity primary key,
  time timestamptz not null,
  ip text,
  port integer,
  -- No reference: a row outlives its person for as long as the law keeps it.
  user_id integer,
  method text not null,
  route text,
  status smallint not null
);
create index access_log_time on access_log (time);
create index access_log_user on access_log (user_id, time) where user_id is not null;

create index audit_at on audit (at);
create index audit_event on audit (event, id);
create index sessions_expires on sessions (expires_at);
