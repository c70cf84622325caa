-- Answers of calls that move money, by the key that the caller chose (docs/decisions/171). A row is written with the call's own
-- transaction, so a refused or failed call leaves none.
create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  -- Method and path of the call, as the contract spells them.
  call text not null,
  -- sha256 of its input.
  hash text not null,
  status smallint,
  body text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
