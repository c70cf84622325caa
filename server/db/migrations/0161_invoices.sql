-- Client invoices (docs/decisions/183): what a client owes, each deliverable and each hour at most once, each invoice under a
-- number of its own.

-- What a client is invoiced for an hour of a venture; null where its hours are not invoiced.
alter table ventures add column valor_hora_centavos bigint
  check (valor_hora_centavos > 0 and valor_hora_centavos <= 99999999);

-- Who an invoice is from, and the PIX key that it is paid to.
alter table user_config
  add column razao_social text not null default '' check (length(razao_social) <= 160),
  add column cnpj text check (length(cnpj) = 14),
  add column city text not null default '' check (length(city) <= 80),
  add column pix_key text check (length(pix_key) between 1 and 77);

-- The last number given; its row is held until an invoice is committed, so that numbers have no gaps.
create table invoice_numbers (
  id integer primary key default 1 check (id = 1),
  last integer not null check (last >= 0)
);
insert into invoice_numbers (last) values (0);

create table invoices (
  id integer generated always as identity primary key,
  number integer not null unique check (number > 0),
  client_id integer not null references clients (id),
  -- Opens its public page to whoever has the link: 32 random letters.
  code text not null unique check (length(code) = 32),
  -- One of `invoiceStatus`: 1 pending, 2 paid, 3 cancelled, 4 reversed.
  status smallint not null default 1 check (status between 1 and 4),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  total_centavos bigint not null check (total_centavos > 0 and total_centavos <= 999999999999),
  descricao text not null default '' check (length(descricao) <= 1000),
  -- Day on which the money came in, as it was entered; `paid_at` is when.
  paid_on date,
  paid_at timestamptz,
  paid_by_id integer references users (id),
  -- When it was cancelled or reversed.
  ended_at timestamptz,
  ended_by_id integer references users (id),
  reason text check (length(reason) between 1 and 300),
  -- When its client was reminded before and after the day on which it is due.
  reminded_before_at timestamptz,
  reminded_after_at timestamptz,
  -- Its postings in the ledger.
  posting_id bigint references ledger_transactions (id),
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
create index invoices_client on invoices (client_id, number desc);
create index invoices_due on invoices (due_on) where status = 1;
create index invoices_issued on invoices (issued_on desc, id desc);
create index invoices_created_by on invoices (created_by_id);
create index invoices_paid_by on invoices (paid_by_id) where paid_by_id is not null;
create index invoices_ended_by on invoices (ended_by_id) where ended_by_id is not null;
create index invoices_posting on invoices (posting_id) where posting_id is not null;
create index invoices_payment on invoices (payment_id) where payment_id is not null;

-- What an invoice is for: a deliverable at its value, hours of an atom at the rate of their venture, or what was entered by hand.
create table invoice_lines (
  invoice_id integer not null references invoices (id),
  -- Counts from 1 within the invoice.
  place integer not null check (place > 0),
  -- One of `invoiceLineKind`: 1 deliverable, 2 hours, 3 other.
  kind smallint not null check (kind between 1 and 3),
  venture_id integer not null references ventures (id),
  entrega_id integer references entregas (id),
  atomo_id integer references atoms (id),
  descricao text not null check (length(descricao) between 1 and 300),
  -- Tenths of hours, and the hourly value in centavos.
  decimos bigint check (decimos >= 0),
  valor_hora_centavos bigint check (valor_hora_centavos > 0),
  centavos bigint not null check (centavos > 0),
  -- When its invoice was cancelled or reversed.
  released_at timestamptz,
  primary key (invoice_id, place),
  check ((kind = 1) = (entrega_id is not null)),
  check ((kind = 2) = (atomo_id is not null)),
  check ((kind = 2) = (decimos is not null) and (kind = 2) = (valor_hora_centavos is not null))
);
-- A deliverable is on at most one invoice.
create unique index invoice_lines_entrega_once on invoice_lines (entrega_id) where released_at is null;
create index invoice_lines_entrega on invoice_lines (entrega_id) where entrega_id is not null;
create index invoice_lines_venture on invoice_lines (venture_id);
create index invoice_lines_atom on invoice_lines (atomo_id) where atomo_id is not null;

-- The loops behind a line of hours. A loop that was released may be deleted, so nothing refers to it here.
create table invoice_loops (
  invoice_id integer not null references invoices (id),
  place integer not null,
  loop_id integer not null,
  inicio timestamptz not null,
  segundos integer not null check (segundos between 0 and 86400),
  decimos integer not null,
  centavos bigint not null check (centavos >= 0),
  released_at timestamptz,
  primary key (invoice_id, loop_id),
  foreign key (invoice_id, place) references invoice_lines (invoice_id, place),
  -- The tenths of `priceOf`, a second time.
  constraint invoice_loops_tenths check (decimos = segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6)
);
-- A loop is on at most one invoice.
create unique index invoice_loops_once on invoice_loops (loop_id) where released_at is null;
create index invoice_loops_loop on invoice_loops (loop_id);
create index invoice_loops_line on invoice_loops (invoice_id, place);

-- What an invoice says of its client and of money never changes; a line of it is released once.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if (new.number, new.client_id, new.code, new.issued_on, new.total_centavos, new.created_at)
    is distinct from (old.number, old.client_id, old.code, old.issued_on, old.total_centavos, old.created_at)
    or (old.status, new.status) not in ((1, 1), (1, 2), (1, 3), (2, 2), (2, 4), (3, 3), (4, 4)) then
    raise exception 'invoice % keeps what it says', old.number using errcode = '23514', constraint = 'invoices_kept';
  end if;
  return new;
end
$$;
create trigger invoices_kept before update on invoices for each row execute function keep_invoice();

create function keep_invoice_line() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or new.released_at is null
    or (to_jsonb(new) - 'released_at') is distinct from (to_jsonb(old) - 'released_at') then
    raise exception 'a line of an invoice keeps what it says' using errcode = '23514', constraint = 'invoice_lines_kept';
  end if;
  return new;
end
$$;
create trigger invoice_lines_kept before update on invoice_lines for each row execute function keep_invoice_line();
create trigger invoice_loops_kept before update on invoice_loops for each row execute function keep_invoice_line();
create trigger invoices_stay before delete on invoices for each row execute function refuse_removal();
create trigger invoice_lines_stay before delete on invoice_lines for each row execute function refuse_removal();
create trigger invoice_loops_stay before delete on invoice_loops for each row execute function refuse_removal();

-- The lines of an invoice add up to it, and the loops of a line to the line, at the end of the transaction that makes it.
create function check_invoice() returns trigger language plpgsql as $$
begin
  if new.total_centavos is distinct from (select sum(l.centavos) from invoice_lines l where l.invoice_id = new.id)
    or exists (
      select from invoice_lines l cross join lateral (
        select sum(o.decimos) as decimos, sum(o.centavos) as centavos from invoice_loops o
        where o.invoice_id = l.invoice_id and o.place = l.place
      ) s
      where l.invoice_id = new.id and l.kind = 2 and (l.decimos, l.centavos) is distinct from (s.decimos, s.centavos)
    )
    or exists (
      select from invoice_loops o join invoice_lines l using (invoice_id, place)
      where o.invoice_id = new.id and o.centavos <> (o.decimos * l.valor_hora_centavos + 5) / 10
    ) then
    raise exception 'the lines of invoice % do not add up to it', new.number
      using errcode = '23514', constraint = 'invoices_add_up';
  end if;
  return null;
end
$$;
create constraint trigger invoices_add_up after insert on invoices deferrable initially deferred
  for each row execute function check_invoice();

-- What comes in may be the organisation's, without a venture, as what it costs already may.
alter table ledger_accounts drop constraint ledger_accounts_owner;
alter table ledger_accounts add constraint ledger_accounts_owner check (case kind
  when 'cash' then num_nonnulls(user_id, client_id, venture_id) = 0
  when 'settled' then num_nonnulls(user_id, client_id, venture_id) = 0
  when 'cost' then num_nonnulls(user_id, client_id) = 0
  when 'revenue' then num_nonnulls(user_id, client_id) = 0
  when 'receivable' then client_id is not null and num_nonnulls(user_id, venture_id) = 0
  when 'payable' then user_id is not null and num_nonnulls(client_id, venture_id) = 0
  when 'paid' then user_id is not null and num_nonnulls(client_id, venture_id) = 0
  else false end);
