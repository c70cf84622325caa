-- The address of a client abroad, whose form is its country's own.
alter table clients
  -- Of those who had an address before, all are in Brazil.
  add column country text not null default 'BR' check (country ~ '^[A-Z]{2}$'),
  add column postal_code text check (length(postal_code) <= 40),
  add column state text check (length(state) <= 40);
