-- What is looked up by who it belongs to or hangs on, and what a deletion of the other end has to find.

create index atoms_responsavel on atoms (responsavel_id) where responsavel_id is not null;
create index atoms_entrega on atoms (entrega_id) where entrega_id is not null;
create index entregas_gate on entregas (gate_id);
create index comment_mentions_user on comment_mentions (user_id);
create index deleted_loops_user on deleted_loops (user_id);
create index invitations_type on invitations (type_id) where type_id is not null;
create index invitations_venture on invitations (venture_id) where venture_id is not null;
create index passkey_challenges_session on passkey_challenges (session_id);
create index users_foto on users (foto) where foto is not null;
create index watchers_user on watchers (user_id);

-- When somebody was last seen asks for their ended sessions too.
drop index sessions_user;
create index sessions_user on sessions (user_id);
