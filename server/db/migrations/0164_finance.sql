-- The finance book (docs/decisions/184): entries by hand, deliverables that were paid without an invoice, and one extract of all
-- that comes in and goes out.

create table finance_entries (
  id integer generated always as identity primary key,
  -- One of `financeDirection`: 1 in, 2 out.
  direction smallint not null check (direction in (1, 2)),
  -- One of `financeCategory`.
  category smallint not null check (category between 1 and 15),
  descricao text not null check (length(descricao) between 1 and 300),
  -- Who pays, or is paid.
  party text not null default '' check (length(party) <= 160),
  -- Above zero also where it goes out.
  centavos bigint not null check (centavos > 0 and centavos <= 999999999999),
  venture_id integer references ventures (id),
  issued_on date not null,
  due_on date not null,
  -- One of `financeStatus`: 1 pending, 2 paid, 3 cancelled, 4 reversed.
  status smallint not null default 1 check (status between 1 and 4),
  -- Day on which the money moved, as it was entered; `paid_at` is when.
  paid_on date,
  paid_at timestamptz,
  paid_by_id integer references users (id),
  -- When it was cancelled or reversed.
  ended_at timestamptz,
  ended_by_id integer references users (id),
  reason text check (length(reason) between 1 and 300),
  -- Its posting in the ledger.
  payment_id bigint references ledger_transactions (id),
  created_by_id integer not null references users (id),
  created_at timestamptz not null,
  deleted_at timestamptz check (deleted_at is null),
  version integer not null default 1,
  check ((status in (2, 4)) = (paid_at is not null)),
  check ((paid_at is null) = (paid_by_id is null) and (paid_at is null) = (paid_on is null)),
  check ((status in (3, 4)) = (ended_at is not null)),
  check ((ended_at is null) = (ended_by_id is null) and (ended_at is null) = (reason is null))
);
create index finance_entries_venture on finance_entries (venture_id) where venture_id is not null;
create index finance_entries_due on finance_entries (due_on) where status = 1;
create index finance_entries_created on finance_entries (created_at desc, id desc);
create index finance_entries_created_by on finance_entries (created_by_id);
create index finance_entries_paid_by on finance_entries (paid_by_id) where paid_by_id is not null;
create index finance_entries_ended_by on finance_entries (ended_by_id) where ended_by_id is not null;
create index finance_entries_payment on finance_entries (payment_id) where payment_id is not null;

-- An entry changes while it is pending alone, and its row stays.
create function keep_finance_entry() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in ((1, 1), (1, 2), (1, 3), (2, 2), (2, 4), (3, 3), (4, 4))
    or old.status <> 1 and (new.direction, new.category, new.descricao, new.party, new.centavos, new.venture_id, new.issued_on,
      new.due_on, new.created_at) is distinct from (old.direction, old.category, old.descricao, old.party, old.centavos,
      old.venture_id, old.issued_on, old.due_on, old.created_at)
    or old.paid_on is not null and new.paid_on is distinct from old.paid_on then
    raise exception 'entry % keeps what it says', old.id using errcode = '23514', constraint = 'finance_entries_kept';
  end if;
  return new;
end
$$;
create trigger finance_entries_kept before update on finance_entries for each row execute function keep_finance_entry();
create trigger finance_entries_stay before delete on finance_entries for each row execute function refuse_removal();

-- A deliverable that was marked as paid by its own step, without an invoice: each time that it was, and when that was taken back.
create table entrega_payments (
  id integer generated always as identity primary key,
  entrega_id integer not null references entregas (id),
  venture_id integer not null references ventures (id),
  centavos bigint not null check (centavos > 0),
  paid_on date not null,
  paid_at timestamptz not null,
  paid_by_id integer not null references users (id),
  payment_id bigint not null references ledger_transactions (id),
  reversed_at timestamptz,
  reversed_by_id integer references users (id),
  check ((reversed_at is null) = (reversed_by_id is null))
);
create unique index entrega_payments_once on entrega_payments (entrega_id) where reversed_at is null;
create index entrega_payments_entrega on entrega_payments (entrega_id);
create index entrega_payments_venture on entrega_payments (venture_id);
create index entrega_payments_paid_by on entrega_payments (paid_by_id);
create index entrega_payments_reversed_by on entrega_payments (reversed_by_id) where reversed_by_id is not null;
create index entrega_payments_payment on entrega_payments (payment_id);

create function keep_entrega_payment() returns trigger language plpgsql as $$
begin
  if old.reversed_at is not null
    or (to_jsonb(new) - 'reversed_at' - 'reversed_by_id') is distinct from (to_jsonb(old) - 'reversed_at' - 'reversed_by_id') then
    raise exception 'a payment of a deliverable keeps what it says'
      using errcode = '23514', constraint = 'entrega_payments_kept';
  end if;
  return new;
end
$$;
create trigger entrega_payments_kept before update on entrega_payments for each row execute function keep_entrega_payment();
create trigger entrega_payments_stay before delete on entrega_payments for each row execute function refuse_removal();

-- Everything that comes in and goes out, one row each; what was paid and reversed is two rows, each on its own day, so that the
-- sums of any period are right. `id` is made of the row's own: eight places for each, by source and whether it reverses.
create view finance_extract as
with moved as (
  select
    1 as source, i.id as own_id, i.id as record_id, i.number, 1 as direction, c.nome as party, i.descricao, 2 as category,
    i.status::integer as status, i.total_centavos as centavos, i.issued_on, i.due_on, i.paid_on,
    case when i.status = 4 then (i.ended_at at time zone 'America/Sao_Paulo')::date end as reversed_on,
    case when v.least = v.greatest then v.least end as venture_id
  from invoices i join clients c on c.id = i.client_id
    left join (
      select l.invoice_id, min(l.venture_id) as least, max(l.venture_id) as greatest from invoice_lines l group by 1
    ) v on v.invoice_id = i.id
  union all
  select 2, p.id, p.entrega_id, p.entrega_id, 1, coalesce(c.nome, ''), e.nome, 2, case when p.reversed_at is null then 2 else 4 end,
    p.centavos, p.paid_on, p.paid_on, p.paid_on, (p.reversed_at at time zone 'America/Sao_Paulo')::date, p.venture_id
  from entrega_payments p join entregas e on e.id = p.entrega_id join ventures n on n.id = p.venture_id
    left join clients c on c.id = n.cliente_id
  union all
  select 3, o.id, o.id, o.number, 2, trim(u.nome || ' ' || u.last_name), '', 3, o.status + 1, o.total_centavos,
    (o.created_at at time zone 'America/Sao_Paulo')::date, o.due_on, (o.paid_at at time zone 'America/Sao_Paulo')::date,
    case when o.status = 3 then (o.ended_at at time zone 'America/Sao_Paulo')::date end,
    case when o.items_centavos = 0 and v.least = v.greatest then v.least end
  from orders o join users u on u.id = o.user_id
    left join (
      select l.order_id, min(l.venture_id) as least, max(l.venture_id) as greatest from order_loops l group by 1
    ) v on v.order_id = o.id
  union all
  select 4, f.id, f.id, f.id, f.direction, f.party, f.descricao, f.category, f.status, f.centavos, f.issued_on, f.due_on, f.paid_on,
    case when f.status = 4 then (f.ended_at at time zone 'America/Sao_Paulo')::date end, f.venture_id
  from finance_entries f
)
select
  m.own_id * 8 + (m.source - 1) * 2 + r.reversal as id, m.source, m.record_id, m.number, r.reversal = 1 as reversal,
  case when r.reversal = 1 then 3 - m.direction else m.direction end as direction, m.party, m.descricao, m.category, m.status,
  case when (m.direction = 1) = (r.reversal = 0) then m.centavos else -m.centavos end as centavos,
  m.issued_on, case when r.reversal = 1 then m.reversed_on else m.due_on end as due_on,
  case when r.reversal = 1 then m.reversed_on else m.paid_on end as paid_on, m.venture_id
from moved m join (values (0), (1)) r (reversal) on r.reversal = 0 or m.reversed_on is not null;
