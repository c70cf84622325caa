-- Columns of a venture's board, and where its atoms stand in them (docs/decisions/064).

create table board_columns (
  id integer generated always as identity primary key,
  venture_id integer not null references ventures (id) on delete cascade,
  -- Empty: the name of its status, in the reader's language.
  nome text not null default '' check (length(nome) <= 40),
  status integer not null check (status in (0, 1, 2, 4)),
  wip_limit integer check (wip_limit between 1 and 999),
  position integer not null
);
create index board_columns_venture on board_columns (venture_id, position);

insert into board_columns (venture_id, status, position)
select v.id, s.status, s.position from ventures v, (values (0, 0), (1, 1), (2, 2), (4, 3)) s (status, position);

create function give_board_columns() returns trigger language plpgsql as $$
begin
  insert into board_columns (venture_id, status, position)
  select new.id, s.status, s.position from (values (0, 0), (1, 1), (2, 2), (4, 3)) s (status, position);
  return new;
end $$;
create trigger ventures_board after insert on ventures for each row execute function give_board_columns();

alter table atoms
  -- Without one, and after a step to another status, an atom stands in the first column of its status.
  add column board_column_id integer references board_columns (id) on delete set null,
  -- A fractional index; none until somebody moves a card past it. Those without stand last.
  add column board_rank text collate "C" check (length(board_rank) between 1 and 200);
create index atoms_board_column on atoms (board_column_id) where board_column_id is not null;
