-- Atoms that a person keeps at the top of those to start a loop on.

create table atom_pins (
  user_id integer not null references users (id) on delete cascade,
  atom_id integer not null references atoms (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, atom_id)
);
create index atom_pins_atom on atom_pins (atom_id);
