-- Hours up to this day are closed: what was concluded on it or before no longer changes. Null: none are.
alter table user_config add column closed_until date;
