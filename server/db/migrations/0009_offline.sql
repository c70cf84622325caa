-- Loops that were started or stopped without the server, and told to it later.

alter table loops add column offline_start boolean not null default false;
alter table loops add column offline_end boolean not null default false;
