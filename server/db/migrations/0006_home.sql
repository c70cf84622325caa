-- What the home page and the bell stand on.

-- The company that a client's user (role 3) belongs to.
alter table users add column cliente_id integer references clients (id);
create index users_cliente on users (cliente_id) where cliente_id is not null;

create table notifications (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- A word of the noun's words and its parameters, said in the reader's language.
  word text not null,
  params jsonb not null default '{}',
  -- Path of the screen behind the `#`.
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_user on notifications (user_id, id desc);
