import { hash } from '@node-rs/argon2'
import type { Db } from '#server/db/open.ts'
import { teamOf } from './assign.ts'
import { calendar } from './calendar.ts'
import { discardsOf } from './discards.ts'
import { loopsOf } from './loops.ts'
import { insertAdjustments, insertLoops } from './marks.ts'
import { withEnding } from './pending.ts'
import { accounts, people } from './people.ts'
import { planOf } from './plan.ts'
import { insertPeople, insertStructure } from './structure.ts'
import { insertAcceptances } from './terms.ts'
import { insertTrail } from './trail.ts'

/** Everybody in the demo has this password, and the sign-in screen of the demo shows it. */
export const demoPassword = 'Nucleo-demo-1'

/** The accounts that the sign-in screen of the demo offers, roles 1–10 in this order. */
export const demoAccounts: readonly { email: string; role: number }[] = accounts.map(({ email, role }) => ({
  email,
  role,
}))

const seed = 'nucleo'

/**
 * Fills an empty, migrated database with a believable organisation, in one transaction. The same `now` gives the same
 * rows. It does not look whether the database is empty: that is the caller's.
 */
export const fillDemo = async (db: Db, now: Date): Promise<void> => {
  // A salt of its own would make two fillings differ; the password is no secret anyway.
  const password_hash = await hash(demoPassword, { salt: Buffer.from('nucleo-demo-salt') })
  const cal = calendar(now)
  const team = teamOf(people)
  const plan = planOf(cal, seed, team)
  const kept = team.flatMap((member) =>
    withEnding(cal, seed, { member, done: loopsOf(cal, seed, { member, atoms: plan.atoms }) }),
  )
  const discarded = discardsOf(cal, seed, { team, atoms: plan.atoms })
  await db.transaction().execute(async (trx) => {
    const filling = { db: trx, cal, seed, team, plan }
    const userIds = await insertPeople(filling, password_hash)
    const ids = { userIds, ...(await insertStructure(filling, userIds)) }
    const loops = await insertLoops(filling, ids, { kept, discarded })
    await insertAdjustments(filling, ids, loops.kept)
    await insertTrail(filling, ids, loops)
    await insertAcceptances(filling, userIds)
  })
}
