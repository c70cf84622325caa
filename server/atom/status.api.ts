import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { ROLE } from '#contract/access/role.ts'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomStatus, handActTo, type HandAct } from '#contract/atom/atom.rules.ts'
import { atomList } from '#contract/atom/atom.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { EndpointOf, ParsedOf } from '#contract/kit/endpoint.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomSource } from '#server/atom/atom.source.ts'
import { oneAtomScope } from '#server/atom/scope.data.ts'
import { tells, tellStep } from '#server/atom/tell.data.ts'
import { checkClientStep, waitingAtoms } from '#server/atom/waiting.data.ts'
import { auditWithin } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { rowOf } from '#server/kit/list/read.ts'
import type { Sql } from '#server/kit/list/source.ts'
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
  /** People whose home lists show it. */
  readonly people: readonly number[]
}

const people = sql`array(select al.user_id from atom_loopers al where al.atom_id = t.id)
  || case when t.responsavel_id is null then '{}'::int[] else array[t.responsavel_id] end`

/** Specification, section 4: an accepted atom has no end, a finished one ends today, any other keeps its end. */
const endAfter = (act: HandAct, { now, user }: Context): Sql => {
  if (act === 'accept') return sql`null::date`
  return act === 'finish' ? sql`${todayIn(now, user.zone)}::date` : sql`b.data_fim`
}

interface Step {
  readonly id: number
  readonly act: HandAct
  readonly status: number
  readonly reason?: string | undefined
  /** True only where nobody else is to be notified. */
  readonly unheard?: boolean
}

/** Moves an atom whose status allows the step, audited with its reason, in one statement; undefined where none does. */
const step = async ({ id, act, status, reason, unheard = false }: Step, ctx: Context): Promise<Stepped | undefined> => {
  const froms = atomStatus.values.filter((from) => handActTo(from, status) === act)
  const detail = sql`jsonb_build_object('before', jsonb_build_object('status', was, 'data_fim', was_data_fim),
    'after', jsonb_build_object('status', status, 'data_fim', data_fim))
    || ${JSON.stringify(reason === undefined ? {} : { reason })}::jsonb`
  const { rows } = await sql<Stepped>`
    with stepped as (
      update atoms a set status = ${status}, data_fim = ${endAfter(act, ctx)}, version = a.version + 1
      from (
        select t.id, t.status, t.data_fim, ${people} as people from atoms t
        where t.id = ${id} and t.deleted_at is null and t.status = any(${froms}) and ${oneAtomScope(ctx)}
          and ${ctx.presumed?.holds ?? sql`true`}
        for update of t
      ) b
      where a.id = b.id ${unheard ? sql`and b.people <@ array[${ctx.user.id}::int]` : sql``}
      returning a.id, a.status, a.data_fim, b.status as was, b.data_fim as was_data_fim, b.people
    ), noted as (
      ${auditWithin(ctx, { event: 'atom.changed', thing: 'atom', thing_id: sql`id`, detail, from: sql`stepped` })}
    )
    select id, status, data_fim, people from stepped`.execute(ctx.db)
  ctx.presumed?.confirm(rows.length > 0)
  return rows[0]
}

const done = (act: HandAct, { people: those, ...data }: Stepped, ctx: Context) => {
  changed(ctx, those)
  return { status: 'success' as const, message: ctx.say(`atom.done_${act}`), data }
}

/** Locks the atom, within the person's scope; a deleted one takes no step. */
const met = async (id: number, ctx: Context): Promise<{ status: number; venture_id: number }> => {
  const { rows } = await sql<{ status: number; venture_id: number }>`
    select t.status, t.venture_id from atoms t where t.id = ${id} and t.deleted_at is null for update`.execute(ctx.db)
  if (!rows[0] || !(await rowOf({ list: atomList, source: atomSource }, id, ctx))) return notFound()
  return rows[0]
}

/** Act that leads to a status; undefined where the person may not take it, or where the atom has to be read first. */
const actOf = (status: number, ctx: Context): HandAct | undefined => {
  if (ctx.user.role === ROLE.client) return undefined
  const act = atomStatus.values.map((from) => handActTo(from, status)).find((it) => it !== undefined)
  return act !== undefined && ctx.may(needed[act].can) ? act : undefined
}

interface Taken {
  readonly act: HandAct
  readonly stepped: Stepped
}

/** Step of an atom that is read first, or whose status did not allow it a moment ago: tried under its lock, or refused
 * with the reason. */
const stepOrRefusal = async (ctx: Context, asked: ParsedOf<EndpointOf<typeof atomCalls.status>>): Promise<Taken> => {
  const row = await met(asked.id, ctx)
  const act = handActTo(row.status, asked.status)
  if (act === undefined) {
    const key = atomStatus.keyOf(row.status) ?? 'pending'
    return refuse('atom.notThatStep', { params: { status: ctx.say(`atom.status_${key}`) } })
  }
  if (!ctx.may(needed[act].can)) return forbidden()
  await checkClientStep(row.venture_id, ctx)
  return { act, stepped: (await step({ ...asked, act }, ctx)) ?? notFound() }
}

/** A step without notifications is one statement; a notification needs one transaction with the step. */
const stepAtOnce = async (ctx: Context, asked: ParsedOf<EndpointOf<typeof atomCalls.status>>) => {
  const act = actOf(asked.status, ctx)
  const stepped = act && (await step({ ...asked, act, unheard: tells(act) }, ctx))
  return act && stepped && done(act, stepped, ctx)
}

export const atomStatusApi = [
  handle(
    atomCalls.status,
    async (ctx, asked) => {
      const direct = actOf(asked.status, ctx)
      const taken = direct && (await step({ ...asked, act: direct }, ctx))
      const { act, stepped } = direct && taken ? { act: direct, stepped: taken } : await stepOrRefusal(ctx, asked)
      await tellStep(stepped, act, ctx)
      return done(act, stepped, ctx)
    },
    { atOnce: stepAtOnce, presuming: true },
  ),
  handle(atomCalls.waiting, waitingAtoms),
]
