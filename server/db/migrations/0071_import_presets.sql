-- Files of other tools: which tool, what is chosen once for all lines, and what the tool's words mean.
alter table imports
  add preset text,
  add fixed jsonb not null default '{}',
  add choices jsonb not null default '{}',
  add seen jsonb not null default '[]';

-- What an atom was called where it was imported from, so that the same file brings it once.
alter table atoms add origin text check (length(origin) between 1 and 100);
create index atoms_origin on atoms (plain(origin)) where origin is not null;
