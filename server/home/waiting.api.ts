import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { waitingCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { loopRequestStatus } from '#contract/loopRequest/loopRequest.steps.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { lateNow } from '#server/atom/fields.data.ts'
import { atomScope } from '#server/atom/scope.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { hasReady } from '#server/week/week.data.ts'

type Counts = AnswerOf<typeof waitingCalls.counts>
type Sql = ReturnType<typeof sql>

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
    ]
    const mine = counts.filter(({ can, and = [] }) => [can, ...and].every(ctx.may))
    if (mine.length === 0) return {}
    const parts = mine.map(({ name, is }) => sql`(select ${is}) as ${sql.id(name)}`)
    const { rows } = await sql<Counts>`select ${sql.join(parts)}`.execute(ctx.db)
    return rows[0] ?? {}
  }),
]
