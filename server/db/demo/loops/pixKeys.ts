import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'

/** Has given no PIX key, so that an order of theirs shows what that means. */
const without = 'Murilo'

const home = { country: 'BR', address_country: 'BR', city: 'Recife', uf: 'PE' } as const

/** PIX keys of who tracks time. All are random ones: an e-mail or a phone could be somebody's, and a code be paid. */
export const insertPixKeys = async ({ db, seed }: Filling, userIds: readonly number[]): Promise<void> => {
  const rows = people.flatMap(({ work, nome, email }, at) => {
    const user_id = userIds[at]
    if (!work || nome === without || user_id === undefined) return []
    const pix_key = uuidOf(dice(`${seed} pix ${email}`))
    return [{ user_id, pix_key, ...home }]
  })
  await db.insertInto('person_details').values(rows).execute()
}
