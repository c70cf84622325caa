-- Whom role 1 looks at the app as, and until when: of the session that looks, so that it ends with it.
alter table sessions
  add viewing_id integer references users (id) on delete set null,
  add viewing_until timestamptz,
  add check ((viewing_id is null) or (viewing_until is not null));
create index sessions_viewing on sessions (viewing_id) where viewing_id is not null;
