import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import type { WaitingAtom } from '#contract/atom/page.ts'
import { lateNow, refOf } from '#server/atom/fields.data.ts'
import type { Context } from '#server/kit/context.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import { mayDecide } from '#server/venture/decide.data.ts'
import { reach } from '#server/venture/venture.data.ts'

/** Most atoms on the page, those planned first. */
const SHOWN = 100

/** Condition that a venture `v` is one whose atoms its client accepts and finishes (decision 142). */
const runs = sql<boolean>`(v.deleted_at is null and v.status = 1 and v.stage = 'execution')`

/** Pending and accepted atoms of the ventures of a client's company that run, in places that live. */
export const waitingAtoms = async (
  ctx: Context,
): Promise<{ data: WaitingAtom[]; more: boolean; may_decide: boolean }> => {
  if (ctx.user.role !== ROLE.client) return forbidden()
  const { rows } = await sql<WaitingAtom>`
    select t.id, ${refOf} as ref, t.nome, t.descricao, t.status, t.data, ${lateNow} as late,
      jsonb_build_object('id', v.id, 'nome', v.nome) as venture, g.nome as gate, e.nome as entrega
    from atoms t join cells c on c.id = t.cell_id and c.deleted_at is null
      join gates g on g.id = c.gate_id and g.deleted_at is null
      join ventures v on v.id = g.venture_id
      left join entregas e on e.id = t.entrega_id and e.deleted_at is null
    where t.deleted_at is null and t.status in (0, 1) and ${runs} and ${reach({ user: ctx.user, all: false })}
    order by t.data nulls last, t.id limit ${SHOWN + 1}`.execute(ctx.db)
  const [first] = rows
  // All are of one company, so one answer holds for all.
  const may_decide = first !== undefined && (await mayDecide(first.venture.id, ctx))
  return { data: rows.slice(0, SHOWN), more: rows.length > SHOWN, may_decide }
}

/** Refuses the step of a client's person whose access is a basic one, or whose venture does not run. */
export const checkClientStep = async (venture_id: number, ctx: Context): Promise<void> => {
  if (ctx.user.role !== ROLE.client) return
  if (!(await mayDecide(venture_id, ctx))) return forbidden()
  const { rows } = await sql<{ runs: boolean }>`
    select ${runs} as runs from ventures v where v.id = ${venture_id}`.execute(ctx.db)
  if (rows[0]?.runs !== true) refuse('atom.ventureNotRunning')
}
