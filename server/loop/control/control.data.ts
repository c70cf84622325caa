import { sql } from 'kysely'
import { formatDateTime } from '#contract/kit/dates.ts'
import { sayIn } from '#contract/kit/words.ts'
import { aheadStages, controlKind, controlWhy, LONG_SECONDS } from '#contract/loop/control/control.rules.ts'
import { controlSteps } from '#contract/loop/control/control.steps.ts'
import type { controlList, ControlRow } from '#contract/loop/control/control.ts'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { loopRequestSteps } from '#contract/loopRequest/loopRequest.steps.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { maySql } from '#server/kit/list/may.ts'
import { own, person, record, type ListSource, type Scope, type StepSource } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import { limitsOf } from '#server/loop/limits.data.ts'

/** Steps of the loops in the queue; they have no rules beyond their status. */
export const controlStepSource: StepSource<keyof typeof controlSteps.of> = { steps: controlSteps, lasting: true }

const loop = sql.lit(controlKind.of.loop)
const status = loopStatus.of

/** Only people who decide requests see them. */
const scope: Scope = ({ may, user }) => {
  const whose = may('loop.seeAll') ? sql`true` : sql`t.user_id = ${user.id}`
  return may('loopRequest.decide') ? whose : sql`(${whose} and t.kind = ${loop})`
}

const atom = sql`(select a.nome from atoms a where a.id = t.atomo_id)`
const ahead = sql`exists (select 1 from ventures v where v.id = t.venture_id
  and v.stage in (${sql.join(aheadStages.map((it) => sql.lit(it)))}))`

/** Reason for which a row is in the queue at the moment of the call. */
const whyAt = ({ now, services }: Pick<Context, 'now' | 'services'>) => {
  const { elapsed_seconds } = limitsOf(services.config)
  const after = (seconds: unknown) => sql`t.inicio + make_interval(secs => ${seconds}) <= ${now}::timestamptz`
  const of = controlWhy.of
  return sql`case
    when t.kind <> ${loop} then ${sql.lit(of.requested)}
    when t.status = ${sql.lit(status.stopped)} then ${sql.lit(of.stopped)}
    when t.status = ${sql.lit(status.forced)} then ${sql.lit(of.forced)}
    when t.status = ${sql.lit(status.denied)} then ${sql.lit(of.denied)}
    when t.check_due_at <= ${now}::timestamptz then ${sql.lit(of.unanswered)}
    when ${after(LONG_SECONDS)} then ${sql.lit(of.long)}
    when t.elapsed_confirmed_at is null and ${after(sql`coalesce(t.elapsed_seconds, ${elapsed_seconds}::int)`)}
      then ${sql.lit(of.unconfirmed)}
    else ${sql.lit(of.running)} end`
}

/** The queue at the moment of a call, up to which a running loop counts. */
export const controlSource = (ctx: Context): ListSource<ControlRow, keyof typeof controlList.filters> => {
  const why = whyAt(ctx)
  return {
    table: 'loop_queue',
    scope,
    select: {
      ...own('id', 'kind', 'record_id', 'inicio', 'fim', 'tipo', 'descricao', 'ajustes', 'version'),
      nome: { value: atom, order: atom, search: atom },
      person: person(sql`t.user_id`),
      venture: record('ventures', sql`t.venture_id`),
      ahead,
      segundos: sql`greatest(0, floor(extract(epoch from coalesce(t.fim, ${ctx.now}::timestamptz) - t.inicio)))::integer`,
      // Of those for one reason, what began first.
      why: { value: why, order: sql`(${why}) * 100000000000 + extract(epoch from t.inicio)` },
      answered_at: sql`case when t.kind = ${loop} then (select max(h.at) from audit h where h.thing = 'loop'
        and h.thing_id = t.record_id::text and h.event in ('loop.present', 'loop.elapsed')) end`,
      steps: sql`case when t.kind = ${loop} then ${maySql(controlStepSource, ctx)}
        else ${maySql({ steps: { ...loopRequestSteps, of: decisions }, state: sql`0`, lasting: true }, ctx)} end`,
    },
    where: { ...own('kind', 'user_id', 'venture_id'), why, ahead },
    say: (name, { locale }) => sayIn(locale, { entries: loopControlWords.entries, key: name }),
  }
}

const { accept, refuse: refusal } = loopRequestSteps.of
/** What Loop control does with a request. */
const decisions = { accept, refuse: refusal }

interface Began {
  readonly id: number
  readonly user_id: number
  readonly data_inicio: string
}

interface Other {
  readonly nome: string
  readonly atom: string
  readonly inicio: string
}

const no = (word: WordKey, params: Readonly<Record<string, string>> = {}): never =>
  refuse(word, { params, fields: { fim: word } })

/** The end that somebody else gives a loop, in whole seconds; refused where its person cannot have worked until then. */
export const endOf = async (ctx: Context, row: Began, fim: string): Promise<Date> => {
  const end = new Date(Math.floor(Date.parse(fim) / 1000) * 1000)
  const start = new Date(row.data_inicio)
  const say = (at: Date) => formatDateTime(at, ctx.locale, ctx.user.zone)
  if (end > ctx.now) no('loop.endInFuture')
  if (end <= start) no('loopControl.endNotAfter', { from: say(start) })
  if (end.getTime() - start.getTime() > LONGEST_SECONDS * 1000) no('loop.tooLong')
  const { rows } = await sql<Other>`
    select u.nome, a.nome as atom, l.data_inicio as inicio
    from loops l join atoms a on a.id = l.atomo_id join users u on u.id = l.user_id
    where l.user_id = ${row.user_id} and l.id <> ${row.id} and l.data_inicio < ${end}
      and coalesce(l.fim, 'infinity') > ${start}
    order by l.data_inicio limit 1`.execute(ctx.db)
  const [other] = rows
  if (other) no('loopControl.overlap', { name: other.nome, atom: other.atom, from: say(new Date(other.inicio)) })
  return end
}
