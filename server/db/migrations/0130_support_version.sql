-- A step on a message to support is taken in the version that the page showed.
alter table support_messages add column version integer not null default 1;
