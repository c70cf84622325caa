-- Payment orders (docs/decisions/174): what is paid to whom, each loop at most once, each order under a number of its own.

-- The last number given; its row is held until an order is committed, so that numbers have no gaps.
create table order_numbers (
  id integer primary key default 1 check (id = 1),
  last integer not null check (last >= 0)
);
insert into order_numbers (last) values (0);

create table orders (
  id integer generated always as identity primary key,
  number integer not null unique check (number > 0),
  user_id integer not null references users (id),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  due_on date not null,
  -- One of `orderStatus`: 0 invoiced, 1 paid, 2 deleted, 3 reversed.
  status smallint not null default 0 check (status between 0 and 3),
  loops integer not null check (loops >= 0),
  segundos bigint not null check (segundos >= 0),
  decimos bigint not null check (decimos >= 0),
  loops_centavos bigint not null check (loops_centavos >= 0),
  items_centavos bigint not null,
  total_centavos bigint generated always as (loops_centavos + items_centavos) stored,
  -- The closed week that the weekly run made it of.
  week_id integer references weeks (id),
  -- Null where the weekly run made it.
  created_by_id integer references users (id),
  paid_at timestamptz,
  paid_by_id integer references users (id),
  ended_at timestamptz,
  ended_by_id integer references users (id),
  reason text check (length(reason) between 1 and 300),
  -- Its postings in the ledger.
  posting_id bigint references ledger_transactions (id),
  payment_id bigint references ledger_transactions (id),
  created_at timestamptz not null,
  deleted_at timestamptz check (deleted_at is null),
  version integer not null default 1,
  check (loops_centavos + items_centavos > 0),
  check ((status in (1, 3)) = (paid_at is not null)),
  check ((paid_at is null) = (paid_by_id is null)),
  check ((status in (2, 3)) = (ended_at is not null)),
  check ((status = 3) = (reason is not null))
);
create index orders_person on orders (user_id, number desc);
create index orders_due on orders (due_on) where status = 0;
create index orders_ends on orders (ends_on desc, id desc);
create unique index orders_week on orders (week_id) where week_id is not null and status < 2;
create index orders_week_id on orders (week_id) where week_id is not null;
create index orders_created_by on orders (created_by_id) where created_by_id is not null;
create index orders_paid_by on orders (paid_by_id) where paid_by_id is not null;
create index orders_ended_by on orders (ended_by_id) where ended_by_id is not null;
create index orders_posting on orders (posting_id) where posting_id is not null;
create index orders_payment on orders (payment_id) where payment_id is not null;

-- The loops of an order, as they are paid. A loop that was released may be deleted, so nothing refers to it here.
create table order_loops (
  order_id integer not null references orders (id),
  loop_id integer not null,
  atomo_id integer not null references atoms (id),
  venture_id integer not null references ventures (id),
  -- The closed week that had taken it.
  week_id integer references weeks (id),
  inicio timestamptz not null,
  fim timestamptz not null,
  descricao text not null,
  segundos integer not null check (segundos between 0 and 86400),
  decimos integer not null,
  valor_hora_centavos bigint not null check (valor_hora_centavos > 0),
  centavos bigint not null,
  -- When its order was deleted or reversed.
  released_at timestamptz,
  primary key (order_id, loop_id),
  -- The arithmetic of `priceOf`, a second time.
  constraint order_loops_tenths check (decimos = segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6),
  constraint order_loops_amount check (centavos = (decimos * valor_hora_centavos + 5) / 10)
);
-- A loop is on at most one order.
create unique index order_loops_once on order_loops (loop_id) where released_at is null;
create index order_loops_loop on order_loops (loop_id);
create index order_loops_atom on order_loops (atomo_id);
create index order_loops_venture on order_loops (venture_id);
create index order_loops_week on order_loops (week_id) where week_id is not null;

create table order_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- One of `orderItemKind`: 1 bonus, 2 discount, 3 expense.
  kind smallint not null check (kind between 1 and 3),
  descricao text not null check (length(descricao) between 1 and 300),
  centavos bigint not null check (centavos > 0 and centavos <= 999999999999),
  -- One of `orderItemStatus`: 0 waiting, 1 confirmed, 2 refused.
  status smallint not null default 0 check (status between 0 and 2),
  reason text check (length(reason) between 1 and 300),
  -- When it was confirmed or refused.
  decided_at timestamptz,
  decided_by_id integer references users (id),
  -- The order that takes it; none while it waits.
  order_id integer references orders (id),
  created_by_id integer not null references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null default 1,
  check (order_id is null or (status = 1 and deleted_at is null)),
  check ((status = 0) = (decided_at is null)),
  check ((decided_at is null) = (decided_by_id is null))
);
create index order_items_person on order_items (user_id) where order_id is null and deleted_at is null;
create index order_items_user on order_items (user_id);
create index order_items_order on order_items (order_id) where order_id is not null;
create index order_items_created_by on order_items (created_by_id);
create index order_items_decided_by on order_items (decided_by_id) where decided_by_id is not null;

-- What an order says of hours and money never changes; a loop of it is released once.
create function keep_order() returns trigger language plpgsql as $$
begin
  if (new.number, new.user_id, new.starts_on, new.ends_on, new.loops, new.segundos, new.decimos, new.loops_centavos,
      new.items_centavos, new.week_id, new.created_at)
    is distinct from (old.number, old.user_id, old.starts_on, old.ends_on, old.loops, old.segundos, old.decimos,
      old.loops_centavos, old.items_centavos, old.week_id, old.created_at)
    or (old.status, new.status) not in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 3), (2, 2), (3, 3)) then
    raise exception 'order % keeps what it says', old.number using errcode = '23514', constraint = 'orders_kept';
  end if;
  return new;
end
$$;
create trigger orders_kept before update on orders for each row execute function keep_order();

create function keep_order_loop() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or new.released_at is null
    or (to_jsonb(new) - 'released_at') is distinct from (to_jsonb(old) - 'released_at') then
    raise exception 'a loop of an order keeps what it says' using errcode = '23514', constraint = 'order_loops_kept';
  end if;
  return new;
end
$$;
create trigger order_loops_kept before update on order_loops for each row execute function keep_order_loop();

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% keeps its rows', tg_table_name using errcode = '23514', constraint = 'kept_for_good';
end
$$;
create trigger orders_stay before delete on orders for each row execute function refuse_removal();
create trigger order_loops_stay before delete on order_loops for each row execute function refuse_removal();

-- The lines of an order add up to it, at the end of the transaction that makes it.
create function check_order() returns trigger language plpgsql as $$
begin
  if (select (count(*), coalesce(sum(l.segundos), 0), coalesce(sum(l.decimos), 0), coalesce(sum(l.centavos), 0))
      from order_loops l where l.order_id = new.id)
    is distinct from row (new.loops::bigint, new.segundos::bigint, new.decimos::bigint, new.loops_centavos::numeric) then
    raise exception 'the loops of order % do not add up to it', new.number
      using errcode = '23514', constraint = 'orders_add_up';
  end if;
  if new.items_centavos <> (select coalesce(sum(case i.kind when 2 then -i.centavos else i.centavos end), 0)
      from order_items i where i.order_id = new.id) then
    raise exception 'the items of order % do not add up to it', new.number
      using errcode = '23514', constraint = 'orders_add_up';
  end if;
  return null;
end
$$;
create constraint trigger orders_add_up after insert on orders deferrable initially deferred
  for each row execute function check_order();

-- A loop that an order holds is on that order, and stays.
create function keep_ordered_loop() returns trigger language plpgsql as $$
begin
  if exists (select 1 from order_loops o where o.loop_id = old.id and o.released_at is null) then
    raise exception 'loop % is on a payment order', old.id using errcode = '23514', constraint = 'loops_ordered';
  end if;
  return old;
end
$$;
create trigger loops_ordered before delete on loops for each row execute function keep_ordered_loop();

-- What the weekly run left out when it closed a week, and why.
create table week_left (
  week_id integer not null references weeks (id) on delete cascade,
  loop_id integer not null,
  fate text not null,
  primary key (week_id, loop_id)
);
