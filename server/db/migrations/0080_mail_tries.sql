-- When a mail that could not leave is tried again at the latest; none once it was given up (docs/decisions/047).
alter table mails
  -- Tries since it was last sent by hand.
  add column tries smallint not null default 0,
  add column next_try_at timestamptz;
