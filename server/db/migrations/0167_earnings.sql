-- What a venture earns (docs/decisions/186): what is invoiced, and deliverables that were paid without an invoice, line by line.

-- A line of its own, however many lines an invoice has.
alter table invoice_lines add column id integer generated always as identity unique;

-- Revenue counts on the day of its invoice, or of its delivery where no invoice holds it. What was cancelled or reversed is none.
create view revenue_entries as
  select l.id * 2 as id, l.venture_id, l.kind::integer as kind, i.issued_on as day, i.status::integer as status, l.descricao,
    l.decimos, l.centavos, i.id as invoice_id, i.number, l.entrega_id
  from invoice_lines l join invoices i on i.id = l.invoice_id
  where i.status in (1, 2) and l.released_at is null
  union all
  select e.id * 2 + 1, e.venture_id, 4, coalesce(e.delivered_on, e.planned_on, (e.created_at at time zone 'America/Sao_Paulo')::date),
    2, e.nome, null, e.valor_centavos, null, null, e.id
  from entregas e
  where e.status = 3 and e.deleted_at is null and e.valor_centavos > 0
    and not exists (select from invoice_lines l where l.entrega_id = e.id and l.released_at is null);

-- A part of a whole in percent, to a tenth, rounded half away from zero; the contract has the same as `percentTenth`.
create function percent_tenth(part bigint, whole bigint) returns double precision language sql immutable parallel safe as $$
  select case when whole > 0 then sign(part) * ((abs(part) * 2000 + whole) / (whole * 2)) / 10.0 end::double precision
$$;
