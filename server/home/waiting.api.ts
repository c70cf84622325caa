import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { waitingCalls } from '#contract/home/home.calls.ts'
import { NAMED_GATES } from '#contract/home/waiting.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { waitingStatuses } from '#contract/loop/loop.states.ts'
import { loopRequestStatus } from '#contract/loopRequest/loopRequest.steps.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { lateNow } from '#server/atom/fields.data.ts'
import { atomScope } from '#server/atom/scope.data.ts'
import { inReach } from '#server/gate/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { hasReady } from '#server/week/week.data.ts'

type Counts = AnswerOf<typeof waitingCalls.counts>
type Sql = ReturnType<typeof sql>

/** Gates of living ventures, within reach, that are not delivered though their planned day is over. */
const lateGates = (ctx: Context): Sql => sql`from gates g join ventures w on w.id = g.venture_id
  where g.status in ('planned', 'in_progress', 'contested') and g.deleted_at is null
    and g.planned_on < ${todayIn(ctx.now, ctx.user.zone)}::date
    and w.deleted_at is null and w.status = 1 and ${inReach(sql`g.venture_id`, ctx)}`

/** What the list of atoms finds by its filters: late, and not ended. */
const lateAtoms = (ctx: Context): Sql =>
  sql`from atoms t where ${all([...scoped({ scope: atomScope }, ctx), sql`t.deleted_at is null`, sql`t.status in (0, 1)`, lateNow])}`

interface Count {
  readonly name: keyof Counts
  readonly can: Permission
  /** Further permissions, where one does not decide alone. */
  readonly and?: readonly Permission[]
  readonly is: Sql
}

export const waitingApi = [
  handle(waitingCalls.counts, async (ctx) => {
    const { review } = registrationStates.of
    const count = (of: Sql): Sql => sql`count(*)::int ${of}`
    const counts: readonly Count[] = [
      {
        name: 'registrations',
        can: 'looper.changeStatus',
        is: count(sql`from registrations where state = ${review}`),
      },
      { name: 'requests', can: 'invitation.open', is: count(sql`from invitation_requests where state = 'waiting'`) },
      {
        name: 'loop_requests',
        can: 'loopRequest.decide',
        is: count(sql`from loop_requests where status = ${loopRequestStatus.of.waiting} and deleted_at is null`),
      },
      { name: 'weeks', can: 'week.review', is: count(sql`from weeks t where ${hasReady}`) },
      {
        name: 'loops_to_confirm',
        can: 'loop.seeAll',
        and: ['loop.list'],
        is: count(sql`from loops where status in (${sql.join(waitingStatuses.map((it) => sql.lit(it)))})`),
      },
      { name: 'atoms_late', can: 'atom.list', and: ['atom.seeAll'], is: count(lateAtoms(ctx)) },
      { name: 'erasures', can: 'governance.erase', is: count(sql`from erasures where state = 'open'`) },
      {
        name: 'erasures_late',
        can: 'governance.erase',
        is: count(sql`from erasures where state = 'open' and due_at < ${ctx.now}`),
      },
      {
        name: 'without_value',
        can: 'looper.edit',
        and: ['looper.list', 'looper.seeValue'],
        // The list of people, by its filters (decision 160).
        is: count(sql`from users where role = ${ROLE.looper} and status = ${userStatus.active} and deleted_at is null
          and valor_hora_centavos = 0`),
      },
      { name: 'mails', can: 'mail.open', is: count(sql`from mails where status = 'failed'`) },
      { name: 'gates_late', can: 'gate.deliver', is: count(lateGates(ctx)) },
      {
        name: 'late_gates',
        can: 'gate.deliver',
        is: sql`coalesce(jsonb_agg(to_jsonb(late)), '[]') from (
          select g.id, g.nome, g.venture_id, w.nome as projeto, g.planned_on::text as planned_on ${lateGates(ctx)}
          order by g.planned_on, g.id limit ${NAMED_GATES}) late`,
      },
    ]
    const mine = counts.filter(({ can, and = [] }) => [can, ...and].every(ctx.may))
    if (mine.length === 0) return {}
    const parts = mine.map(({ name, is }) => sql`(select ${is}) as ${sql.id(name)}`)
    const { rows } = await sql<Counts>`select ${sql.join(parts)}`.execute(ctx.db)
    return rows[0] ?? {}
  }),
]
