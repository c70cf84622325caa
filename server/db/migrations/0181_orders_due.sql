-- When those who pay orders were told that this one is due.
alter table orders add column due_told_at timestamptz;
