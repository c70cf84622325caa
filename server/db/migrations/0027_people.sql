-- How somebody works for the organisation, and what an hour of theirs was worth when.

-- 1 autonomous (CPF), 2 MEI, 3 company; unknown until somebody says.
alter table users add column contract_type smallint check (contract_type between 1 and 3);

-- Written with the change itself; loops keep the value of the moment in which they were concluded.
create table hourly_values (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  valor_hora_centavos bigint not null check (valor_hora_centavos >= 0),
  from_at timestamptz not null,
  -- Null for the value that the person began with.
  by_id integer references users (id)
);
create index hourly_values_user on hourly_values (user_id, id);
create index hourly_values_by on hourly_values (by_id);
