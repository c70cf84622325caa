-- Messages to the administrators, and what is answered and added to them.

create table support_messages (
  id integer generated always as identity primary key,
  client_id uuid,
  user_id integer not null references users (id),
  subject text not null check (length(subject) between 1 and 120),
  category text not null
    check (category in ('question', 'problem', 'time', 'payment', 'account', 'privacy', 'suggestion')),
  message text not null check (length(message) between 1 and 2000),
  email text not null check (length(email) <= 254),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  last_at timestamptz not null
);
create unique index support_messages_client_id on support_messages (user_id, client_id) where client_id is not null;
create index support_messages_user on support_messages (user_id, last_at desc, id desc);
create index support_messages_last on support_messages (last_at desc, id desc);

create table support_replies (
  id integer generated always as identity primary key,
  client_id uuid,
  message_id integer not null references support_messages (id) on delete cascade,
  author_id integer not null references users (id),
  staff boolean not null,
  message text not null check (length(message) between 1 and 2000),
  at timestamptz not null
);
create unique index support_replies_client_id on support_replies (author_id, client_id) where client_id is not null;
create index support_replies_message on support_replies (message_id, id);
create index support_replies_author on support_replies (author_id, at desc);
