-- When its person was last told on a Friday what the week would not pay as it stood.
alter table weeks add column reminded_at timestamptz;
