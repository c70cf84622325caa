-- How senior somebody is in what they do on a venture: 1 junior, 2 mid-level, 3 senior, 4 specialist; null is not said.

alter table venture_members add column seniority smallint check (seniority between 1 and 4);
