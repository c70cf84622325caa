import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { waitingCalls } from '#contract/home/waiting.ts'
import { registrationStates } from '#contract/registration/registration.ts'
import { handle } from '#server/kit/handle.ts'

export const waitingApi = [
  handle(waitingCalls.counts, async (ctx) => {
    const { review } = registrationStates.of
    const counts: readonly { name: string; can: Permission; of: ReturnType<typeof sql> }[] = [
      { name: 'registrations', can: 'looper.changeStatus', of: sql`from registrations where state = ${review}` },
      { name: 'requests', can: 'invitation.open', of: sql`from invitation_requests where state = 'waiting'` },
      { name: 'erasures', can: 'governance.erase', of: sql`from erasures where state = 'open'` },
      {
        name: 'erasures_late',
        can: 'governance.erase',
        of: sql`from erasures where state = 'open' and due_at < ${ctx.now}`,
      },
      { name: 'mails', can: 'mail.open', of: sql`from mails where status = 'failed'` },
    ]
    const mine = counts.filter((it) => ctx.may(it.can))
    if (mine.length === 0) return {}
    const parts = mine.map(({ name, of }) => sql`(select count(*)::int ${of}) as ${sql.id(name)}`)
    const { rows } = await sql<Record<string, number>>`select ${sql.join(parts)}`.execute(ctx.db)
    return rows[0] ?? {}
  }),
]
