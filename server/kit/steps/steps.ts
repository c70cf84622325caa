import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { Endpoint, ParsedOf } from '#contract/kit/endpoint.ts'
import type { BulkCall, Flow, StepCalls } from '#contract/kit/steps/calls.ts'
import { holdsStep, statusName, statusValue } from '#contract/kit/steps/steps.ts'
import type { WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { stateOf } from '#server/kit/list/may.ts'
import { rowOf, type Of } from '#server/kit/list/read.ts'
import { all, type ListSource, type StepSource } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { forbidden, notFound, Refusal, refuse, stale } from '#server/kit/refuse.ts'
import { checkRules } from './rules.ts'

type Values = Readonly<Record<string, unknown>>

interface Which {
  readonly id: number
  readonly version: number
}

/** A record whose step is taken: its row as it was, under its lock. */
export interface Taken<T extends keyof Tables, I = Values> {
  readonly row: Selectable<Tables[T]>
  readonly input: I
  readonly ctx: Context
}

/** What a step does beside its status, in the call's one transaction. */
interface Take<T extends keyof Tables, I, Note> {
  /** Event of its history, `changed` when left out; its word stands with the others of the noun. */
  readonly event?: string
  /** Further columns that it writes, by values or by SQL over the row `t`. */
  readonly set?: (taken: Taken<T, I>) => Values | Promise<Values>
  /** Facts of its history beside the status and the reason. */
  readonly detail?: (taken: Taken<T, I>) => { readonly before?: Values; readonly after?: Values }
  /** What it brings about elsewhere, once the row is written. */
  readonly elsewhere?: (taken: Taken<T, I>) => Promise<unknown>
  /** What its call answers beside the record, made once all of the above is done. */
  readonly answer?: (taken: Taken<T, I>) => Promise<Values>
  /** Who is told, each person once; whoever takes the step is not. */
  readonly tell?: (taken: Taken<T, I>) => Promise<readonly Note[]> | readonly Note[]
}

type Takes<R, N extends string, T extends keyof Tables, F, Note> = {
  readonly [K in N]?: Take<T, ParsedOf<StepCalls<R, N, F>[K]>, Note>
}

/** Rows that steps are taken on. */
type StepRows = Pick<ListSource<never, string>, 'table' | 'scope' | 'steps'>

interface StepsOn<R, L, N extends string, T extends keyof Tables, F, Note> {
  readonly flow: Flow<R, N, F>
  /** The noun's list with its rows; where `shown` answers the record, its rows alone. */
  readonly of: Of<L, string> | { readonly source: StepRows }
  /** Table of the records, for the type of its rows. */
  readonly table: T
  readonly take: Takes<R, N, T, F, Note>
  /** The record as a step answers it, where that is more than the row of its list. */
  readonly shown?: (id: number, ctx: Context) => Promise<R>
  /** Parameters of the word that refuses a step which comes too late, such as who was faster. */
  readonly late?: (row: Selectable<Tables[T]>, ctx: Context) => Promise<WordParams>
  /** Sends the notes of a step, in its transaction. */
  readonly notify: (ctx: Context, notes: readonly Note[]) => Promise<void>
}

interface Asked<N> {
  readonly name: N
  readonly which: Which
  readonly input: Values
}

type StepCall = Endpoint<z.ZodObject, z.ZodType<{ data: unknown }>, Permission>

/** What the history of a record says of a step. */
interface Noted {
  readonly id: number
  readonly event: string | undefined
  readonly from: Values
  readonly moved: Values
  readonly input: Values
  readonly detail: { readonly before?: Values; readonly after?: Values } | undefined
}

type Locked = Which & { readonly state: string | number } & Values

const reasonIn = (input: Values) => (typeof input['reason'] === 'string' ? { reason: input['reason'] } : {})

/**
 * The handlers of a noun's steps. Each locks its row within the person's scope, compares the version (409), asks
 * permissions, status and rules, writes the new status with what the step sets, is audited, does what it brings about and
 * tells whom it concerns; a bulk call does so for each record in the order of their ids, and undoes all where one is refused.
 */
export const stepHandlers = <R, L, const N extends string, T extends keyof Tables, F, Note>(
  options: StepsOn<R, L, N, T, F, Note>,
): Handler[] => {
  const { flow, of, table, take, notify } = options
  const { steps } = flow
  const calls = Object.entries(flow.calls) as unknown as [N, StepCall][]
  const source: StepSource<N> = { steps, ...of.source.steps }
  if (of.source.table !== table)
    throw new Error(`${steps.thing}: its steps lock ${table}, its rows are ${of.source.table}`)

  const shown: (id: number, ctx: Context) => Promise<unknown> =
    options.shown ?? (async (id, ctx) => ('list' in of ? await rowOf(of, id, ctx) : undefined) ?? notFound())

  const lock = async (id: number, ctx: Context): Promise<Locked> => {
    const where = all([...scoped(of.source, ctx), sql`t.id = ${id}`])
    const { rows } = await sql<Locked & { deleted_at?: string | null }>`
      select t.*, ${stateOf(source)} as state from ${sql.table(table)} t where ${where} for update`.execute(ctx.db)
    const [row] = rows
    return row && (row.deleted_at ?? null) === null ? row : notFound()
  }

  /** Locks several records before the first of them is changed: what one brings about elsewhere may hold what another waits for. */
  const lockAll = async (ids: readonly number[], ctx: Context): Promise<void> => {
    const where = all([...scoped(of.source, ctx), sql`t.id = any(${ids}::int[])`])
    await sql`select 1 from ${sql.table(table)} t where ${where} order by t.id for update`.execute(ctx.db)
  }

  const tooLate = async (row: Locked, ctx: Context): Promise<never> => {
    const params = await options.late?.(row as unknown as Selectable<Tables[T]>, ctx)
    const extra = { current: await shown(row.id, ctx) }
    return refuse(steps.notNow as WordKey, { status: 409, extra, ...(params && { params }) })
  }

  /** Locks a record, and refuses the step where it may not be taken on it now. */
  const lockFor = async ({ name, which: { id, version } }: Asked<N>, ctx: Context): Promise<Locked> => {
    const step = steps.of[name]
    const row = await lock(id, ctx)
    if (!holdsStep(step, ctx.may)) return forbidden()
    const status = statusName(steps.statuses, row.state)
    // Before the version: who comes too late learns what became of the record, not only that it was changed.
    if (!step.from.some((it) => it === status)) return tooLate(row, ctx)
    if (row.version !== version) return stale(await shown(id, ctx))
    await checkRules({ ...source, table }, { id, name }, ctx)
    return row
  }

  const note = ({ id, event = 'changed', from, moved, input, detail }: Noted, ctx: Context): Promise<void> =>
    ctx.audit({
      event: `${steps.thing}.${event}`,
      thing: steps.thing,
      thing_id: id,
      detail: { before: { ...from, ...detail?.before }, after: { ...moved, ...reasonIn(input), ...detail?.after } },
    })

  /** Takes the step; what it answers beside the record. */
  const perform = async (asked: Asked<N>, ctx: Context): Promise<Values | undefined> => {
    const { name, input } = asked
    const { to } = steps.of[name]
    const { id, state, ...rest } = await lockFor(asked, ctx)
    const own = (take[name] ?? {}) as Take<T, Values, Note>
    const taken = { row: { id, ...rest } as unknown as Selectable<Tables[T]>, input, ctx }
    // A status that is no column of its own is what the step sets: the noun's history says it in its own fields.
    const moved = to === undefined || source.state ? {} : { [steps.column]: statusValue(steps.statuses, to) }
    const set = { ...moved, ...(await own.set?.(taken)), version: rest.version + 1 }
    const columns = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(table)} t set ${sql.join(columns)} where t.id = ${id}`.execute(ctx.db)
    const from = to === undefined || source.state ? {} : { [steps.column]: state }
    await note({ id, event: own.event, from, moved, input, detail: own.detail?.(taken) }, ctx)
    await own.elsewhere?.(taken)
    if (own.tell) await notify(ctx, await own.tell(taken))
    return own.answer?.(taken)
  }

  /** Adds to a refusal which of several records it is about. */
  const performOne = async (asked: Asked<N>, ctx: Context): Promise<void> => {
    try {
      await perform(asked, ctx)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { id } = asked.which
      refuse(error.key, { ...error.options, extra: { ...error.options.extra, id } })
    }
  }

  const single = calls.map(([name, call]) =>
    handle(call, async (ctx, parsed) => {
      const { id, version, ...input } = parsed as unknown as Which & Values
      const answered = await perform({ name, which: { id, version }, input }, ctx)
      return { data: await shown(id, ctx), ...answered }
    }),
  )
  const several = (Object.entries(flow.bulk) as [N, BulkCall][]).map(([name, call]) =>
    handle(call, async (ctx, { items, ...input }) => {
      // In one order, so that two people never wait for each other; a record that is named twice is one.
      const each = new Map(items.map((it) => [it.id, it]))
      await lockAll([...each.keys()], ctx)
      for (const which of [...each.values()].toSorted((a, b) => a.id - b.id))
        await performOne({ name, which, input }, ctx)
      return { changed: each.size }
    }),
  )
  return [...single, ...several]
}
