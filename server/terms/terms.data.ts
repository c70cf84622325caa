import { sql } from 'kysely'
import { TERMS_VERSION, type TermsAnswer } from '#contract/terms/terms.ts'
import type { Db } from '#server/db/open.ts'

/**
 * `use_terms` of the row of `users` that the query reads: the last answer to the version in force, null when that
 * version was never asked about. What somebody said to an older version does not count.
 */
export const answerInForce = sql<boolean | null>`(
  select t.accepted from terms_acceptances t
  where t.user_id = users.id and t.version = ${TERMS_VERSION} order by t.id desc limit 1)`

export const lastAnswer = async (db: Db, user_id: number): Promise<TermsAnswer | undefined> =>
  db
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted', 'at'])
    .where('user_id', '=', user_id)
    .where('version', '=', TERMS_VERSION)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewAnswer {
  user_id: number
  accepted: boolean
  at: Date
  ip: string
  user_agent: string
}

/** Adds an answer to the version in force in a transaction of the caller's. */
export const recordAnswer = async (db: Db, answer: NewAnswer): Promise<TermsAnswer> => {
  return db
    .insertInto('terms_acceptances')
    .values({ ...answer, version: TERMS_VERSION, user_agent: answer.user_agent.slice(0, 300) })
    .returning(['version', 'accepted', 'at'])
    .executeTakeFirstOrThrow()
}
