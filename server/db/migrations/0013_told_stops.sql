-- A stop told late moves an end without anybody's words: what moved it is a code, which each reader reads in their language.

alter table loop_adjustments alter column ajustes drop not null;
alter table loop_adjustments add column reason text check (reason in ('stoppedOffline'));
update loop_adjustments set ajustes = null, reason = 'stoppedOffline'
where ajustes in ('Parei sem conexão, antes da verificação.', 'I stopped without connection, before the check.');
alter table loop_adjustments add constraint loop_adjustments_why check (num_nonnulls(ajustes, reason) = 1);

update loops set ajustes = null
where ajustes in ('Parei sem conexão, antes da verificação.', 'I stopped without connection, before the check.');
