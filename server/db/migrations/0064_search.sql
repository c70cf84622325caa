-- Words of a text as they are searched: by their Portuguese stem, with and without accents, and as they stand, for what
-- somebody has not typed to its end.
create function search_words(value text) returns tsvector language sql immutable parallel safe
  return to_tsvector('portuguese', value) || to_tsvector('portuguese', plain(value)) || to_tsvector('simple', plain(value));

create index ventures_words on ventures using gin (search_words(nome || ' ' || code || ' ' || descricao)) where deleted_at is null;
create index gates_words on gates using gin (search_words(nome || ' ' || descricao)) where deleted_at is null;
create index cells_words on cells using gin (search_words(nome || ' ' || descricao)) where deleted_at is null;
create index atoms_words on atoms using gin (search_words(nome || ' ' || descricao)) where deleted_at is null;
create index entregas_words on entregas using gin (search_words(nome || ' ' || descricao)) where deleted_at is null;
