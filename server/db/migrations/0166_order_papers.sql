-- The electronic service invoice (NFS-e) that a company or an MEI gives for a payment order (docs/decisions/185).
create table order_papers (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  -- As its issuer numbers it.
  number text not null check (length(number) between 1 and 40),
  issued_on date not null,
  -- CNPJ of whoever provided the service, and of whoever took it where the note names one.
  provider text not null check (length(provider) = 14),
  taker text check (length(taker) between 11 and 14),
  centavos bigint not null check (centavos > 0 and centavos <= 999999999999),
  name text not null check (length(name) between 1 and 200),
  xml text not null check (length(xml) <= 400000),
  created_by_id integer not null references users (id),
  created_at timestamptz not null,
  -- When another one took its place, or it was taken off.
  removed_at timestamptz,
  removed_by_id integer references users (id),
  check ((removed_at is null) = (removed_by_id is null))
);
-- An order has one note, and a note is of one order.
create unique index order_papers_order on order_papers (order_id) where removed_at is null;
create unique index order_papers_note on order_papers (provider, number) where removed_at is null;
create index order_papers_of on order_papers (order_id);
create index order_papers_created_by on order_papers (created_by_id);
create index order_papers_removed_by on order_papers (removed_by_id) where removed_by_id is not null;
