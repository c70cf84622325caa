-- Loops that are not concluded and requests that wait, as one queue (docs/decisions/164). Each half has its own ids, so
-- that the queue numbers them: even for loops, odd for requests.
create view loop_queue as
  select 2::bigint * l.id as id, 1 as kind, l.id as record_id, l.user_id, l.atomo_id, l.venture_id, l.data_inicio as inicio,
    l.fim, l.status::integer as status, l.tipo::integer as tipo, l.descricao, coalesce(l.ajustes, l.stop_note) as ajustes,
    l.check_due_at, l.elapsed_confirmed_at, l.elapsed_seconds, l.version
  from loops l where l.status in (1, 2, 4, 5)
  union all
  select 2::bigint * r.id + 1, 2, r.id, r.user_id, r.atomo_id, g.venture_id, r.inicio,
    r.fim, null, r.tipo::integer, r.descricao, r.ajustes,
    null, null, null, r.version
  from loop_requests r
    join atoms a on a.id = r.atomo_id join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
  where r.status = 0;
