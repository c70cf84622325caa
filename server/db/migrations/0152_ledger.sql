-- The ledger: double entry that only grows (docs/decisions/169). Everything that is owed, paid or earned is posted here.

create table ledger_accounts (
  id integer generated always as identity primary key,
  -- One of `accountKinds`.
  kind text not null,
  user_id integer references users (id),
  client_id integer references clients (id),
  venture_id integer references ventures (id),
  currency text not null default 'BRL' constraint ledger_accounts_currency check (currency in ('BRL')),
  created_at timestamptz not null,
  -- Names the account in one text, `accountCode` of the contract: a kind has one owner at most.
  code text not null generated always as
    (kind || ' ' || coalesce(user_id::text, client_id::text, venture_id::text, '0') || ' ' || currency) stored unique,
  unique (id, currency),
  constraint ledger_accounts_owner check (case kind
    when 'cash' then num_nonnulls(user_id, client_id, venture_id) = 0
    when 'settled' then num_nonnulls(user_id, client_id, venture_id) = 0
    when 'cost' then num_nonnulls(user_id, client_id) = 0
    when 'revenue' then venture_id is not null and num_nonnulls(user_id, client_id) = 0
    when 'receivable' then client_id is not null and num_nonnulls(user_id, venture_id) = 0
    when 'payable' then user_id is not null and num_nonnulls(client_id, venture_id) = 0
    when 'paid' then user_id is not null and num_nonnulls(client_id, venture_id) = 0
    else false end)
);
create index ledger_accounts_user on ledger_accounts (user_id) where user_id is not null;
create index ledger_accounts_client on ledger_accounts (client_id) where client_id is not null;
create index ledger_accounts_venture on ledger_accounts (venture_id) where venture_id is not null;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- The record that it was posted for.
  thing text not null check (length(thing) between 1 and 60),
  thing_id integer not null,
  memo text not null default '' check (length(memo) <= 1000),
  at timestamptz not null,
  -- Its day in São Paulo, or the first one that is not sealed.
  day date not null,
  actor_id integer references users (id),
  -- A correction undoes one transaction as a whole, and each is undone once at most.
  reverses_id bigint unique references ledger_transactions (id) check (reverses_id < id)
);
create index ledger_transactions_thing on ledger_transactions (thing, thing_id);
create index ledger_transactions_day on ledger_transactions (day, id);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  -- Counts from 1 within the transaction.
  place integer not null,
  account_id integer not null,
  currency text not null,
  -- In the smallest unit of the currency: above zero a debit, below it a credit.
  amount bigint not null check (amount <> 0 and amount between -999999999999999 and 999999999999999),
  primary key (transaction_id, place),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
create index ledger_entries_account on ledger_entries (account_id, transaction_id);

-- What the entries of an account add up to, written by their trigger alone.
create table ledger_balances (
  account_id integer primary key,
  currency text not null,
  amount bigint not null,
  entries bigint not null,
  foreign key (account_id, currency) references ledger_accounts (id, currency)
) with (fillfactor = 50);

-- A sealed day: its hash covers its transactions and the hash of the day before.
create table ledger_days (
  day date primary key,
  -- Empty for the first day.
  previous text not null,
  hash text not null check (length(hash) = 64),
  transactions integer not null,
  entries integer not null,
  sealed_at timestamptz not null
);

-- Whoever posts shares this lock until the commit, and a sealing holds it alone: no transaction lands in a day that is being
-- sealed. A lock of the table would take the right to update it.
create function ledger_lock() returns bigint language sql immutable return 7210533;

-- A clock that was set back does not write into a sealed day.
create function ledger_date() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(ledger_lock());
  new.day := greatest((new.at at time zone 'America/Sao_Paulo')::date, (select max(day) + 1 from ledger_days));
  return new;
end
$$;
create trigger ledger_transactions_date before insert on ledger_transactions
  for each row execute function ledger_date();

create function ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id, currency having sum(amount) <> 0) then
    raise exception 'the entries of a transaction do not sum to zero' using errcode = '23514',
      constraint = 'ledger_entries_balanced', table = 'ledger_entries';
  end if;
  -- All entries of a transaction come by one statement: later ones would take its first place again, which is unique.
  if exists (select from added group by transaction_id having min(place) <> 1 or max(place) <> count(*)) then
    raise exception 'the entries of a transaction are written together' using errcode = '23514',
      constraint = 'ledger_entries_together', table = 'ledger_entries';
  end if;
  -- In one order, so that no two that post to the same accounts wait for each other in a circle.
  insert into ledger_balances as b (account_id, currency, amount, entries)
  select account_id, currency, sum(amount), count(*) from added group by account_id, currency order by account_id
  on conflict (account_id) do update set amount = b.amount + excluded.amount, entries = b.entries + excluded.entries;
  return null;
end
$$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_balance();

-- At the commit: a transaction has entries, and one that reverses another is its mirror, account by account.
create function ledger_complete() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'a transaction has entries' using errcode = '23514',
      constraint = 'ledger_transactions_filled', table = 'ledger_transactions';
  end if;
  if new.reverses_id is not null and exists (
    select from ledger_entries where transaction_id in (new.id, new.reverses_id)
    group by account_id having sum(amount) <> 0
  ) then
    raise exception 'a reversal mirrors its transaction' using errcode = '23514',
      constraint = 'ledger_transactions_mirrored', table = 'ledger_transactions';
  end if;
  return null;
end
$$;
create constraint trigger ledger_transactions_complete after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_complete();

-- Nothing is updated or deleted: by triggers, which hold for a superuser too, and by grants. An empty table may be emptied.
create function ledger_stay() returns trigger language plpgsql as $$
declare
  filled boolean := true;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select exists (select from %I)', tg_table_name) into filled;
  end if;
  if filled then
    raise exception '% only grows', tg_table_name using errcode = '23514', constraint = 'ledger_stay', table = tg_table_name;
  end if;
  return null;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'ledger_days'] loop
    execute format('create trigger %1$s_stay before update or delete or truncate on %1$s
      for each statement execute function ledger_stay()', name);
    execute format('revoke update, delete, truncate on %s from public, current_user', name);
  end loop;
end
$$;
create trigger ledger_balances_stay before insert or update or delete on ledger_balances
  for each statement when (pg_trigger_depth() = 0) execute function ledger_stay();
create trigger ledger_balances_emptied before truncate on ledger_balances
  for each statement execute function ledger_stay();
revoke delete, truncate on ledger_balances from public, current_user;
-- A foreign key locks the row that it refers to, which takes the right to update one column. Identities are never updated.
grant update (id) on ledger_accounts, ledger_transactions to current_user;

-- Seal of a day over its canonical text: one line of JSON for each transaction, in order.
create function ledger_seal_of(which date, previous text)
returns table (hash text, transactions integer, entries integer) language sql stable as $$
  select
    encode(sha256(convert_to(
      concat_ws(E'\n', previous, to_char(which, 'YYYY-MM-DD'), string_agg(line.text, E'\n' order by line.id)), 'UTF8'
    )), 'hex'),
    count(*)::integer, coalesce(sum(line.entries), 0)::integer
  from (
    select t.id, e.entries, json_build_array(
      t.id, t.kind, t.thing, t.thing_id, t.memo, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
      t.actor_id, t.reverses_id, e.list
    )::text as text
    from ledger_transactions t left join lateral (
      select count(*) as entries,
        json_agg(json_build_array(e.place, a.id, a.code, e.currency, e.amount) order by e.place) as list
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id
    ) e on true
    where t.day = which
  ) line
$$;

-- Seals every day up to `until`, those without transactions too, so that the chain has no hole; the number of sealed days.
create function ledger_seal(until date, now timestamptz) returns integer language plpgsql as $$
declare
  next date;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(ledger_lock());
  next := coalesce((select max(day) + 1 from ledger_days), (select min(day) from ledger_transactions));
  while next <= until loop
    insert into ledger_days (day, previous, hash, transactions, entries, sealed_at)
    select next, before.hash, s.hash, s.transactions, s.entries, now
    from (select coalesce((select d.hash from ledger_days d where d.day = next - 1), '') as hash) before
      cross join lateral ledger_seal_of(next, before.hash) s;
    next := next + 1;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- Sealed days from `since` on that are no longer what was sealed, or that do not follow from the day before.
create function ledger_broken_days(since date) returns setof date language sql stable as $$
  select d.day
  from ledger_days d left join ledger_days p on p.day = d.day - 1 cross join lateral ledger_seal_of(d.day, d.previous) s
  where d.day >= since and (
    (d.hash, d.transactions, d.entries) <> (s.hash, s.transactions, s.entries)
    or d.previous <> coalesce(p.hash, '')
    or p.day is null and (exists (select from ledger_days x where x.day < d.day)
      or exists (select from ledger_transactions t where t.day < d.day)))
  order by d.day
$$;

-- What the balances of accounts have to be.
create view ledger_balances_now as
  select account_id, currency, sum(amount) as amount, count(*) as entries from ledger_entries group by account_id, currency;

-- A server notes an incident once: while it is open, nothing else of the same origin is.
alter table incidents add column origin text check (length(origin) between 1 and 60);
create unique index incidents_origin on incidents (origin) where status <> 3 and origin is not null;
