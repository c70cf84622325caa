import { sql } from 'kysely'
import type { PortalVenture } from '#contract/portal/portal.ts'
import { behalfOf } from '#server/gate/behalf.data.ts'
import type { Context } from '#server/kit/context.ts'
import { isLate, reach } from '#server/venture/venture.data.ts'

/** Most ventures on the page; a list has all. */
const SHOWN = 100

/** Restricted fields of a venture `v`; those that the reader may not see are not computed. */
const hidden = ({ may }: Context) => sql`
  ${may('projeto.seeValue') ? sql`, v.price_centavos` : sql``}
  ${
    may('entrega.seeValue')
      ? sql`, coalesce(e.delivered, 0)::bigint as delivered_centavos, coalesce(e.paid, 0)::bigint as paid_centavos`
      : sql``
  }
  ${
    may('atom.seeTime')
      ? sql`, (select coalesce(sum(s.seconds), 0)::bigint from loop_sums s
          where s.venture_id = v.id and s.span = 'all') as tracked`
      : sql``
  }
  ${may('atom.open') ? sql`, v.hours_planned` : sql``}`

/** Ventures of the person with their gates in order, their progress and budget; active ones first. */
export const portalVentures = async (
  id: number | undefined,
  ctx: Context,
): Promise<{ data: PortalVenture[]; more: boolean }> => {
  const one = id === undefined ? sql`true` : sql`v.id = ${id}`
  const reason = ctx.may('gate.open')
    ? sql`|| case when g.status = 'contested' then jsonb_build_object('reason', g.reason) else '{}' end
      || jsonb_build_object('on_behalf', ${behalfOf(ctx)})`
    : sql``
  const { rows } = await sql<PortalVenture>`
    select v.id, v.uuid, v.code, v.nome, v.stage, v.delivery_type, v.starts_on, v.ends_on, k.nome as cliente,
      coalesce(n.gates, '[]') as gates, coalesce(n.total - n.done, 0)::int as atoms_open,
      coalesce(n.done, 0)::int as atoms_done, coalesce(n.late, 0)::int as atoms_late,
      jsonb_build_object('done', coalesce(e.done, 0), 'total', coalesce(e.total, 0)) as entregas ${hidden(ctx)}
    from (select * from ventures v
        where v.deleted_at is null and not v.template and ${one} and ${reach({ user: ctx.user, all: ctx.may('projeto.seeAll') })}
        order by v.status desc, v.nome, v.id limit ${SHOWN + 1}) v
      left join clients k on k.id = v.cliente_id
      left join lateral (
        select sum(x.done) as done, sum(x.total) as total, sum(x.late) as late,
          jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'status', g.status, 'planned_on', g.planned_on,
            'due_at', g.due_at, 'decided_at', g.decided_at) || to_jsonb(x) ${reason} order by g.position, g.id) as gates
        from gates g, lateral (
          select count(*) filter (where a.status in (2, 4, 5, 6)) as done, count(*) filter (where a.status <> 3) as total,
            count(*) filter (where ${isLate}) as late
          from cells c join atoms a on a.cell_id = c.id and a.deleted_at is null
          where c.gate_id = g.id and c.deleted_at is null
        ) x
        where g.venture_id = v.id and g.deleted_at is null
      ) n on true
      left join lateral (
        select count(*) as total, count(*) filter (where e.status in (3, 4)) as done,
          sum(e.valor_centavos) filter (where e.status in (3, 4)) as delivered,
          sum(e.valor_centavos) filter (where e.status = 3) as paid
        from entregas e where e.venture_id = v.id and e.deleted_at is null
      ) e on true
    order by v.status desc, v.nome, v.id`.execute(ctx.db)
  return { data: rows.slice(0, SHOWN), more: rows.length > SHOWN }
}
