-- A reminder of a gate says its date and hour; those that are there counted days, and say the day that they counted to.
update notifications n
set params = n.params || jsonb_build_object('due',
  to_char((n.created_at at time zone 'America/Sao_Paulo') + make_interval(days => (n.params ->> 'count')::int), 'DD/MM/YYYY'))
where n.word = 'notification.gateReminder' and n.params ? 'count' and not n.params ? 'due';
