-- Key of the Central Bank's directory that a person is paid by, in its stored form; an e-mail, the longest kind, has 77 letters.
alter table person_details add column pix_key text check (length(pix_key) between 1 and 77);
