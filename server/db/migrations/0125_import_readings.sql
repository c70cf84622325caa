-- How the dry run read cells that have several readings, such as a number without its unit.
alter table imports add column assumed jsonb not null default '[]';
