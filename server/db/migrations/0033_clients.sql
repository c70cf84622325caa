-- What a client company is beside its name, who is reached there, and who of it may come in.

alter table clients
  add column razao_social text not null default '' check (length(razao_social) <= 200),
  -- Twelve letters or digits and two check digits.
  add column cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  add column email text check (length(email) between 3 and 254),
  add column telefone text check (length(telefone) <= 20),
  add column cep text check (cep ~ '^[0-9]{8}$'),
  add column street text not null default '' check (length(street) <= 160),
  add column number text not null default '' check (length(number) <= 20),
  add column complement text not null default '' check (length(complement) <= 80),
  add column district text not null default '' check (length(district) <= 80),
  add column city text not null default '' check (length(city) <= 80),
  add column uf text check (length(uf) = 2),
  add column notas text not null default '' check (length(notas) <= 2000);
create unique index clients_cnpj on clients (cnpj) where deleted_at is null;
create index clients_root on clients (left(cnpj, 8)) where deleted_at is null;
create index clients_domain on clients (lower(split_part(email, '@', 2))) where deleted_at is null;
create index ventures_client on ventures (cliente_id);
create index users_client on users (cliente_id) where cliente_id is not null;

create table client_contacts (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id),
  nome text not null check (length(nome) between 1 and 120),
  email text check (length(email) between 3 and 254),
  telefone text check (length(telefone) <= 20),
  cargo text not null default '' check (length(cargo) <= 80),
  created_at timestamptz not null,
  version integer not null default 1
);
create index client_contacts_client on client_contacts (client_id);
create index client_contacts_domain on client_contacts (lower(split_part(email, '@', 2)));

-- Who of a client may come in: invited by e-mail, a user from the moment the invitation is accepted.
create table client_accesses (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  nome text not null default '' check (length(nome) <= 120),
  -- 0 basic, 1 admin.
  role smallint not null default 0 check (role in (0, 1)),
  active boolean not null default true,
  user_id integer references users (id),
  invitation_id integer references invitations (id),
  created_by integer not null references users (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1
);
-- Somebody is of one client: what they see follows from `users.cliente_id`.
create unique index client_accesses_email on client_accesses (email) where active;
create index client_accesses_client on client_accesses (client_id);
create index client_accesses_user on client_accesses (user_id);
create index client_accesses_invitation on client_accesses (invitation_id);
create index client_accesses_by on client_accesses (created_by);
