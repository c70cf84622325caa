-- A session is of the role that it was opened with: one whose person has another role by now is over.
alter table sessions add column role smallint;
update sessions set role = users.role from users where users.id = sessions.user_id;
alter table sessions alter column role set not null;

-- The justification that came with a stop: kept for the adjustment to begin with, and none itself.
alter table loops add column stop_note text check (length(stop_note) <= 140);
