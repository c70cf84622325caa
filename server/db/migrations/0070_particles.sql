-- Cards of a venture's backlog, their votes, and what they and demands become (docs/decisions/060).

create sequence particle_ranks;

create table particles (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id),
  nome text not null check (length(nome) between 1 and 160),
  descricao text not null default '' check (length(descricao) <= 4000),
  -- 0 backlog, 1 to do, 2 doing, 3 review, 4 done.
  status smallint not null default 0 check (status between 0 and 4),
  -- 1 low to 4 urgent.
  priority smallint not null default 2 check (priority between 1 and 4),
  hours_planned double precision check (hours_planned between 0 and 100000),
  author_id integer references users (id),
  -- A fractional index over the columns of all ventures; what is new, or was put last, comes after all others.
  rank text collate "C" not null default 'V' || lpad(nextval('particle_ranks')::text, 10, '0') || 'V'
    check (length(rank) between 1 and 200),
  -- What it was promoted to: once.
  atom_id integer unique references atoms (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1
);
create index particles_venture on particles (venture_id, status, rank);
create index particles_rank on particles (status, rank);
create index particles_author on particles (author_id) where author_id is not null;
create index particles_words on particles using gin (search_words(nome || ' ' || descricao)) where deleted_at is null;

create function particles_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a particle stays in its venture' using errcode = '23514', constraint = 'particles_stay';
end
$$;
create trigger particles_venture before update of venture_id on particles for each row
  when (new.venture_id <> old.venture_id) execute function particles_stay();

create table particle_votes (
  particle_id integer not null references particles (id) on delete cascade,
  user_id integer not null references users (id),
  at timestamptz not null,
  primary key (particle_id, user_id)
);
create index particle_votes_user on particle_votes (user_id);

-- An accepted demand became a venture or a particle.
alter table demands add column particle_id integer unique references particles (id);
do $$
declare name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'demands'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%venture_id IS NOT NULL%';
  execute format('alter table demands drop constraint %I', name);
end $$;
alter table demands add constraint demands_became check ((status = 1) = (num_nonnulls(venture_id, particle_id) = 1)
  and (status = 1 or num_nonnulls(venture_id, particle_id) = 0));
