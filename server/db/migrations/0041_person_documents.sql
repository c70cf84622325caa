-- Documents of people as files, each of a kind; apart from attachments, for few eyes.
create table person_documents (
  file_id integer primary key references files (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- 1 contract, 2 identity, 3 CNPJ card, 4 proof of address, 5 bank, 6 other.
  kind smallint not null check (kind between 1 and 6)
);
create index person_documents_user on person_documents (user_id);
