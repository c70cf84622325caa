import { sql } from 'kysely'
import { todayIn } from '#contract/kit/dates.ts'
import { SHEET_MAX } from '#contract/kit/page.ts'
import { nameIn } from '#server/finance/extract.source.ts'
import { ofxOf } from '#server/finance/ofx.ts'
import { extractDays, totalsOf } from '#server/finance/summary.data.ts'
import type { Context } from '#server/kit/context.ts'
import { namePart, type Download } from '#server/kit/http/download.ts'
import type { Asked } from '#server/kit/list/statement.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { periodPart } from '#server/kit/sheet/about.ts'

interface Moved {
  readonly id: number
  readonly source: number
  readonly numero: number
  readonly nome: string
  readonly party: string
  readonly reversal: boolean
  readonly centavos: number
  readonly paid_on: string
}

/** What moved in a period as a statement for a bookkeeper's software. */
export const ofxFile = async (asked: Asked, ctx: Context): Promise<Download> => {
  const period = extractDays(asked, ctx)
  const [from, to] = [period.from ?? null, period.to ?? null]
  const { rows } = await sql<Moved>`
    select t.id, t.source, t.number as numero, t.descricao as nome, t.party, t.reversal, t.centavos, t.paid_on
    from finance_extract t
    where t.paid_on is not null and (${from}::date is null or t.paid_on >= ${from}::date)
      and (${to}::date is null or t.paid_on <= ${to}::date)
    order by t.paid_on, t.id limit ${SHEET_MAX + 1}`.execute(ctx.db)
  if (rows.length > SHEET_MAX)
    return refuse('common.sheetTooLong', {
      status: 422,
      params: { count: rows.length, max: SHEET_MAX },
      fields: { period: 'common.invalid' },
    })
  const totals = await totalsOf(period, ctx)
  const today = todayIn(ctx.now)
  const body = ofxOf({
    account: (await organisationName(ctx.db)) ?? ctx.say('finance.title'),
    locale: ctx.locale,
    now: ctx.now,
    from: from ?? rows[0]?.paid_on ?? today,
    to: to ?? today,
    balance: totals.opening + totals.in - totals.out,
    moves: rows.map((row) => {
      const memo = nameIn(row, ctx)
      return { id: `nucleo-${String(row.id)}`, day: row.paid_on, centavos: row.centavos, name: row.party || memo, memo }
    }),
  })
  await ctx.audit({ event: 'finance.exported', thing: 'finance', detail: { format: 'ofx', from, to } })
  const name = `${namePart(ctx.say('finance.file'))}-${periodPart(period, { now: ctx.now, zone: ctx.user.zone })}.ofx`
  return { download: true, name, type: 'application/x-ofx', body: Buffer.from(body), rows: rows.length }
}
