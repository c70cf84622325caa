-- What the organisation tells its people (docs/decisions/196).
create table messages (
  id integer generated always as identity primary key,
  -- Its title as one line of plain text, for lists and notifications.
  nome text not null default '' check (length(nome) <= 300),
  -- Checked rich text (contract/kit/rich.ts), never HTML.
  title jsonb not null,
  -- Recipient type: 0 none, 1 all, 2 looper, 3 client; narrowed to people and to a venture's team.
  tipo smallint not null default 1 check (tipo between 0 and 3),
  para integer[] not null default '{}',
  venture_id integer references ventures (id),
  -- System type: 0 announcement, 1 atom, 2 payment order, 3 project, 4 delivery, 5 team.
  tipo_sys smallint not null default 0 check (tipo_sys between 0 and 5),
  link text not null default '' check (link = '' or link like '/%'),
  -- 0 notification, 1 reminder.
  canal smallint not null default 0 check (canal in (0, 1)),
  color smallint not null default 1 check (color between 1 and 3),
  aceite smallint not null default 0 check (aceite in (0, 1)),
  remind_hours integer not null default 24 check (remind_hours between 1 and 720),
  -- 0 inactive, 1 active, 2 scheduled.
  status smallint not null default 0 check (status between 0 and 2),
  send_at timestamptz,
  sent_at timestamptz,
  expires_at timestamptz,
  -- Last recipient whose e-mail is in the outbox, and when all were.
  mailed_to integer not null default 0,
  mailed_at timestamptz,
  -- When those who are missing were last reminded by hand.
  reminded_at timestamptz,
  -- Null for what an event of another noun tells one person.
  author_id integer references users (id),
  system_for_id integer references users (id),
  -- The notification that told the same.
  notification_id bigint references notifications (id) on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  check ((status = 1) = (sent_at is not null)),
  check (status <> 2 or send_at is not null)
);
create index messages_author on messages (author_id) where author_id is not null;
create index messages_system_for on messages (system_for_id) where system_for_id is not null;
create index messages_notification on messages (notification_id) where notification_id is not null;
create index messages_venture on messages (venture_id) where venture_id is not null;
create index messages_due on messages (send_at) where status = 2;
create index messages_unmailed on messages (id) where status = 1 and mailed_at is null;

-- The first block of a title that says something, as one line.
create function message_line(title jsonb) returns text language sql immutable parallel safe as $$
  select coalesce((
    select left(line, 300) from jsonb_array_elements(title -> 'content') with ordinality block (it, nth),
      lateral (select trim(regexp_replace(string_agg(part #>> '{}', ''), '\s+', ' ', 'g')) as line
        from jsonb_path_query(it, 'strict $.**.text') part) said
    where line <> '' order by nth limit 1), '')
$$;
create function messages_name() returns trigger language plpgsql as $$
begin
  new.nome := message_line(new.title);
  return new;
end $$;
create trigger messages_name before insert or update of title on messages
  for each row execute function messages_name();

create table message_recipients (
  message_id integer not null references messages (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Read; null means unread.
  leitura timestamptz,
  -- 0 declined, 1 accepted.
  aceito smallint check (aceito in (0, 1)),
  answered_at timestamptz,
  word text not null default '' check (length(word) <= 300),
  -- Removed by its recipient, for themselves alone.
  hidden_at timestamptz,
  -- When a reminder comes next; null where none does.
  remind_at timestamptz,
  reminded_at timestamptz,
  primary key (message_id, user_id),
  check ((aceito is null) = (answered_at is null))
);
create index message_recipients_user on message_recipients (user_id, message_id desc) where hidden_at is null;
create index message_recipients_due on message_recipients (remind_at) where remind_at is not null;
