import { hash } from '@node-rs/argon2'
import type { Db } from '#server/db/open.ts'
import type { FileStore } from '#server/kit/files/store.ts'
import { insertFinance } from './finance.ts'
import { insertInvoices } from './invoices.ts'
import { insertOrderNotes } from './loops/notes.ts'
import { insertOrders } from './loops/orders.ts'
import { insertPixKeys } from './loops/pixKeys.ts'
import { insertWeeks } from './loops/weeks.ts'
import { insertMessages } from './messages.ts'
import { insertNews } from './news.ts'
import { insertOrderItems } from './orderItems.ts'
import { accounts } from './people.ts'
import { insertDemands } from './rows/demands.ts'
import { insertDeploys } from './rows/deploys.ts'
import { insertDocuments } from './rows/documents.ts'
import { insertGoals } from './rows/goals.ts'
import { insertIncidents } from './rows/incidents.ts'
import { insertInvitations } from './rows/invitations.ts'
import { insertLoopRequests } from './rows/loopRequests.ts'
import { insertAdjustments, insertLoops } from './rows/marks.ts'
import { insertNotes } from './rows/notes.ts'
import { insertNouns } from './rows/nouns.ts'
import { insertOwnAccess } from './rows/ownAccess.ts'
import { insertParticles } from './rows/particles.ts'
import { insertQuestions } from './rows/questions.ts'
import { insertRegistrations } from './rows/registrations.ts'
import { insertResources } from './rows/resources.ts'
import { insertPeople, insertStructure } from './rows/structure.ts'
import { insertSupport } from './rows/support.ts'
import { insertTemplate } from './rows/template.ts'
import { insertAcceptances } from './rows/terms.ts'
import { insertTrail } from './rows/trail.ts'
import { sceneOf } from './scene.ts'

/** Everybody in the demo has this password, and the sign-in screen of the demo shows it. */
export const demoPassword = 'Nucleo-demo-1'

/** The accounts that the sign-in screen of the demo offers, roles 1–10 in this order. */
export const demoAccounts: readonly { email: string; role: number }[] = accounts.map(({ email, role }) => ({
  email,
  role,
}))

/**
 * Fills an empty, migrated database with a believable organisation, in one transaction. The same `now` gives the same
 * rows. It does not look whether the database is empty: that is the caller's. Files come only with a store for their bytes.
 */
export const fillDemo = async (db: Db, now: Date, store?: FileStore): Promise<void> => {
  // A salt of its own would make two fillings differ, and this password is no secret.
  const password_hash = await hash(demoPassword, { salt: Buffer.from('nucleo-demo-salt') })
  const scene = sceneOf(now)
  await db.transaction().execute(async (trx) => {
    const filling = { ...scene, db: trx }
    const userIds = await insertPeople(filling, password_hash)
    await insertNouns(filling, userIds)
    const ids = { userIds, ...(await insertStructure(filling, userIds)) }
    await insertGoals(filling, ids)
    await insertDeploys(filling, ids)
    await insertParticles(filling, ids)
    await insertDemands(filling, ids)
    await insertQuestions(filling, userIds)
    await insertResources(filling, ids)
    await insertInvitations(filling, userIds)
    const loops = await insertLoops(filling, ids)
    await insertAdjustments(filling, ids, loops.kept)
    await insertWeeks(filling, userIds)
    await insertOrders(filling, userIds)
    await insertOrderItems(filling, userIds)
    await insertInvoices(filling, userIds)
    await insertFinance(filling, userIds)
    await insertLoopRequests(filling, userIds)
    await insertTrail(filling, ids, loops)
    await insertAcceptances(filling, userIds)
    await insertRegistrations(filling, userIds, password_hash)
    await insertPixKeys(filling, userIds)
    await insertOrderNotes(filling, userIds)
    await insertOwnAccess(filling, userIds)
    await insertIncidents(filling, userIds)
    await insertNews(filling, userIds)
    if (store) await insertDocuments(filling, userIds, store)
    await insertSupport(filling, userIds)
    await insertNotes(filling, ids, loops.kept)
    await insertMessages(filling, userIds)
    await insertTemplate(filling)
  })
}
