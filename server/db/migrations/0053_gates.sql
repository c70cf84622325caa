-- What a gate is about, the five days in which it is approved, and what is asked meanwhile.

alter table gates
  add column descricao text not null default '' check (length(descricao) <= 4000),
  add column starts_on date,
  add column planned_on date,
  add constraint gates_days check (starts_on <= planned_on),
  add column delivered_at timestamptz,
  -- When silence approves; null while the clock stands still.
  add column due_at timestamptz,
  -- What was left when the clock was stopped.
  add column left_seconds integer check (left_seconds >= 0),
  -- Days left at the last reminder.
  add column reminded smallint,
  add column decided_at timestamptz,
  add column decided_by integer references users (id),
  add column reason text not null default '' check (length(reason) <= 1000),
  alter column position drop default,
  add constraint gates_clock check (
    status = 'delivered' and (delivered_at is null or num_nonnulls(due_at, left_seconds) = 1)
    or status <> 'delivered' and num_nonnulls(due_at, left_seconds) = 0
  );
create index gates_due on gates (due_at) where due_at is not null;

create table gate_questions (
  id integer generated always as identity primary key,
  gate_id integer not null references gates (id),
  text text not null check (length(text) between 1 and 2000),
  asked_by integer not null references users (id),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by integer references users (id),
  answered_at timestamptz
);
create index gate_questions_gate on gate_questions (gate_id);
-- One at a time: the clock is stopped once and resumed once.
create unique index gate_questions_open on gate_questions (gate_id) where answered_at is null;

alter table cells
  add column descricao text not null default '' check (length(descricao) <= 4000),
  add column responsavel_id integer references users (id),
  alter column position drop default;
create index cells_responsavel on cells (responsavel_id) where responsavel_id is not null;

-- A new one stands last, and none leaves its venture: loops and sums of its atoms count for that one.
create function place_gate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.venture_id <> old.venture_id then
      raise exception 'a gate stays in its venture' using errcode = '23514', constraint = 'gates_stay';
    end if;
  elsif new.position is null then
    new.position := coalesce((select max(position) + 1 from gates where venture_id = new.venture_id), 0);
  end if;
  return new;
end $$;
create trigger gates_place before insert or update of venture_id on gates for each row execute function place_gate();

create function place_cell() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (select venture_id from gates where id = new.gate_id) <> (select venture_id from gates where id = old.gate_id) then
      raise exception 'a cell stays in its venture' using errcode = '23514', constraint = 'cells_stay';
    end if;
  elsif new.position is null then
    new.position := coalesce((select max(position) + 1 from cells where gate_id = new.gate_id), 0);
  end if;
  return new;
end $$;
create trigger cells_place before insert or update of gate_id on cells for each row execute function place_cell();
