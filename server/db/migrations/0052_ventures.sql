-- What is agreed about a venture beside its name and dates: section 3, "Project fields seen in labels".

alter table ventures
  add column escopo text not null default '' check (length(escopo) <= 4000),
  add column area_id integer references areas (id),
  -- One of `venturePriority`: 1 low to 4 urgent.
  add column priority smallint not null default 2 check (priority between 1 and 4),
  add column price_centavos bigint check (price_centavos between 0 and 999999999999999),
  add column hours_planned double precision check (hours_planned between 0 and 1000000),
  add constraint ventures_days check (starts_on <= ends_on),
  -- When the stage was reached that the venture stands in.
  add column staged_at timestamptz;
create index ventures_area on ventures (area_id) where area_id is not null;
