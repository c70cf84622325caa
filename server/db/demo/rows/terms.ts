import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { dice } from '#server/db/demo/dice.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
] as const

/** Everybody with a role has accepted the version in force, on the workday after their registration. */
export const insertAcceptances = async ({ db, cal, seed }: Filling, userIds: readonly number[]): Promise<void> => {
  const of = dice(`${seed} terms`)
  const rows = people.flatMap((person, place) => {
    const user_id = userIds[place]
    const at = cal.at(Math.min(person.joined + 1, -1), of.int(560, 1010), of.int(0, 59))
    const user_agent = browsers[of.int(0, browsers.length - 1)] ?? null
    if (user_id === undefined || person.role === 0) return []
    return [{ user_id, version: TERMS_VERSION, accepted: true, at, ip: `203.0.113.${10 + place}`, user_agent }]
  })
  await db.insertInto('terms_acceptances').values(rows).execute()
}
