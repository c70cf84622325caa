-- Addresses that are told of what happens to a person's loops, and what people ask about their own data (LGPD).

create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  url text not null check (length(url) <= 500),
  -- Signs what is sent; sealed by the server's key.
  secret text not null,
  events jsonb not null,
  -- 1 on, 0 off.
  status smallint not null default 1 check (status in (0, 1)),
  -- Deliveries given up in a row; 0 again with the next that arrives.
  failures integer not null default 0,
  created_at timestamptz not null,
  version integer not null default 1
);
create index webhooks_user on webhooks (user_id);

create table webhook_deliveries (
  -- Sent with it, so that a receiver knows what it has had before.
  id uuid primary key default gen_random_uuid(),
  webhook_id integer not null references webhooks (id) on delete cascade,
  event text not null,
  data jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- Status that the receiver answered last.
  answer smallint,
  error text,
  created_at timestamptz not null,
  queued_at timestamptz,
  done_at timestamptz
);
create index webhook_deliveries_hook on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_new on webhook_deliveries (created_at) where queued_at is null;

-- A delivery is written by the statement that changes the loop, whoever makes it: a call, the sweep, an entry of an outbox.
create function tell_webhooks() returns trigger language plpgsql as $$
declare
  told text;
begin
  if tg_op = 'INSERT' then
    told := 'loop.started';
  else
    told := case new.status when 3 then 'loop.concluded' when 4 then 'loop.forced' else 'loop.stopped' end;
  end if;
  insert into webhook_deliveries (webhook_id, event, data, created_at)
  select w.id, told, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'atomo_id', new.atomo_id, 'venture_id', new.venture_id, 'status', new.status,
    'inicio', new.data_inicio, 'fim', coalesce(new.data_fim_ajuste, new.data_fim), 'tipo', new.tipo,
    'descricao', new.descricao), now()
  from webhooks w where w.user_id = new.user_id and w.status = 1 and w.events @> to_jsonb(told);
  return null;
end
$$;

create trigger loops_tell_start after insert on loops for each row
  when (new.status = 1) execute function tell_webhooks();
create trigger loops_tell_end after update of status on loops for each row
  when ((old.status = 1 and new.status in (2, 4, 5)) or (old.status in (2, 4, 5) and new.status = 3))
  execute function tell_webhooks();

create table data_exports (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  -- Of the ZIP in the store of files.
  key text,
  size bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index data_exports_one on data_exports (user_id) where state = 'waiting';
create index data_exports_user on data_exports (user_id, id);

create table erasures (
  id integer generated always as identity primary key,
  -- What the person is told, and names it by.
  protocol text not null unique,
  user_id integer not null references users (id),
  state text not null default 'open' check (state in ('open', 'withdrawn', 'done', 'denied')),
  -- What the person wrote.
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  reason text check (length(reason) <= 1000)
);
create unique index erasures_one on erasures (user_id) where state = 'open';
create index erasures_due on erasures (due_at) where state = 'open';
create index erasures_user on erasures (user_id, id);
create index erasures_by on erasures (decided_by);
