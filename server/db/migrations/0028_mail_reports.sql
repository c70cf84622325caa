-- Mail reports: what a letter is about, and how often somebody has sent it again.

alter table mails
  add column kind text not null default 'other' check (kind in ('notice', 'support', 'security', 'reset', 'other')),
  add column resent integer not null default 0;
create index mails_listed on mails (created_at, id);
