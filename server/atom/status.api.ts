import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { atomStatus, handActTo, type HandAct } from '#contract/atom/atom.rules.ts'
import { atomList } from '#contract/atom/atom.ts'
import { atomCalls } from '#contract/atom/page.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomSource } from '#server/atom/atom.source.ts'
import { tellStep } from '#server/atom/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'

const needed = {
  accept: { can: 'atom.accept' },
  finish: { can: 'atom.finish' },
  cancel: { can: 'atom.cancel' },
  approve: { can: 'atom.approve' },
} as const satisfies Record<HandAct, { can: Permission }>

interface Stepped {
  readonly id: number
  readonly status: number
  readonly data_fim: string | null
}

/** Specification, section 4: an accepted atom has no end, a finished one ends today. */
const endAfter = (act: HandAct, row: Stepped, ctx: Pick<Context, 'now' | 'user'>): string | null => {
  if (act === 'accept') return null
  return act === 'finish' ? todayIn(ctx.now, ctx.user.zone) : row.data_fim
}

/** Moves a locked atom one step on; audited with its reason. */
const step = async (
  row: Stepped,
  { act, status, reason }: { act: HandAct; status: number; reason?: string | undefined },
  ctx: Context,
): Promise<string | null> => {
  const data_fim = endAfter(act, row, ctx)
  await sql`update atoms set status = ${status}, data_fim = ${data_fim}::date, version = version + 1
    where id = ${row.id}`.execute(ctx.db)
  await ctx.audit({
    event: 'atom.changed',
    thing: 'atom',
    thing_id: row.id,
    detail: {
      before: { status: row.status, data_fim: row.data_fim },
      after: { status, data_fim },
      ...(reason !== undefined && { reason }),
    },
  })
  return data_fim
}

/** The atom under its lock, as far as the person meets it; a deleted one takes no step. */
const met = async (id: number, ctx: Context): Promise<Stepped & { people: number[] }> => {
  const { rows } = await sql<Stepped & { people: number[] }>`
    select t.id, t.status, t.data_fim, array(select al.user_id from atom_loopers al where al.atom_id = t.id)
      || case when t.responsavel_id is null then '{}'::int[] else array[t.responsavel_id] end as people
    from atoms t where t.id = ${id} and t.deleted_at is null for update`.execute(ctx.db)
  if (!rows[0] || !(await rowOf({ list: atomList, source: atomSource }, id, ctx))) return notFound()
  return rows[0]
}

export const atomStatusApi = [
  handle(atomCalls.status, async (ctx, { id, status, reason }) => {
    const row = await met(id, ctx)
    const act = handActTo(row.status, status)
    if (act === undefined) {
      const key = atomStatus.keyOf(row.status) ?? 'pending'
      return refuse('atom.notThatStep', { params: { status: ctx.say(`atom.status_${key}`) } })
    }
    if (!ctx.may(needed[act].can)) return forbidden()
    const data_fim = await step(row, { act, status, reason }, ctx)
    await tellStep(row, act, ctx)
    changed(ctx, row.people)
    return { status: 'success' as const, message: ctx.say(`atom.done_${act}`), data: { id, status, data_fim } }
  }),
]
