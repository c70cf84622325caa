import type { Limits } from '#contract/loop/loop.rules.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'

export const limitsOf = (config: Config): Limits => ({
  check_seconds: config.LOOP_CHECK_SECONDS,
  alert_seconds: config.LOOP_ALERT_SECONDS,
  elapsed_seconds: config.LOOP_ELAPSED_SECONDS,
})

/** The rule for a loop that begins now: the organisation's, else the environment's. */
export const limitsNow = async (db: Db, config: Config): Promise<Limits> => {
  const set = await db
    .selectFrom('user_config')
    .select(['check_seconds', 'alert_seconds', 'elapsed_seconds'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return limitsOfLoop(set, config)
}

/** The rule that a loop began with, whatever has been set since; where nothing was set, the environment's. */
export const limitsOfLoop = (row: { readonly [K in keyof Limits]: number | null }, config: Config): Limits => {
  const before = limitsOf(config)
  return {
    check_seconds: row.check_seconds ?? before.check_seconds,
    alert_seconds: row.alert_seconds ?? before.alert_seconds,
    elapsed_seconds: row.elapsed_seconds ?? before.elapsed_seconds,
  }
}
