-- A notice of an export says until when it can be had; those that are there counted days. Their hour is that of Brasília.
update notifications n
set params = n.params - 'count' || jsonb_build_object('due',
  to_char((n.created_at + make_interval(days => (n.params ->> 'count')::int)) at time zone 'America/Sao_Paulo', 'DD/MM/YYYY FMHH24:MI'))
where n.word = 'notification.exportReady' and n.params ? 'count' and not n.params ? 'due';
