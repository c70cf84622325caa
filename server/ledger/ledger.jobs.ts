import { z } from 'zod'
import { addDays, todayIn, ZONE } from '#contract/kit/dates.ts'
import { raiseIncident } from '#server/incident/raise.data.ts'
import { job, type JobFrame } from '#server/kit/jobs/job.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn } from '#server/kit/words.ts'
import { checkLedger, sealDays, type Findings } from '#server/ledger/check.data.ts'

/** Sealed days that each night looks at again. */
const RECENT_DAYS = 7

/** On Sundays every sealed day is looked at, before that the recent ones. */
const sinceOf = (today: string): string =>
  new Date(today).getUTCDay() === 0 ? '-infinity' : addDays(today, -RECENT_DAYS)

const alarm = async (frame: JobFrame, findings: Findings): Promise<void> => {
  const say = sayIn(await organisationLocale(frame.db))
  const lines = (['balances', 'transactions', 'days'] as const).flatMap((name) =>
    findings[name].length > 0 ? [say(`ledger.${name}`, { list: findings[name].join(', ') })] : [],
  )
  if (lines.length === 0) return
  frame.services.log.error(findings, 'the ledger does not add up')
  await raiseIncident(frame, {
    origin: 'ledger',
    nome: say('ledger.differs'),
    descricao: [say('ledger.differsBody'), ...lines].join('\n'),
    data_kinds: say('ledger.dataKinds'),
  })
}

/**
 * Compares the balances with the entries, looks at the chain of days, and seals those that are over. The log keeps the last hash
 * apart from the database.
 */
export const ledgerCheck = job({
  name: 'ledger.check',
  payload: z.object({}),
  cron: '11 4 * * *',
  tz: ZONE,
  run: async (frame) => {
    const now = frame.services.now()
    const today = todayIn(now, ZONE)
    await alarm(frame, await checkLedger(frame.db, sinceOf(today)))
    const sealed = await sealDays(frame.db, addDays(today, -1), now)
    if (sealed) frame.services.log.info(sealed, 'the days of the ledger are sealed')
  },
})
