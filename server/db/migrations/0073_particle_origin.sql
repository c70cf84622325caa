-- What a particle was called where it was imported from, so that the same file brings it once.
alter table particles add origin text check (length(origin) between 1 and 100);
create index particles_origin on particles (plain(origin)) where origin is not null;
