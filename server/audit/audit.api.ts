import { sql } from 'kysely'
import { accessColumnKeys, auditCalls, auditColumnKeys } from '#contract/audit/audit.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { COUNT_MAX } from '#contract/kit/page.ts'
import { periodDays, type PeriodName } from '#contract/kit/period.ts'
import { logAbout, type LogFilter } from '#server/audit/about.data.ts'
import { accessLog, auditLog, type Log } from '#server/audit/audit.data.ts'
import { accessSheetColumns, auditSheetColumns, batchesOf } from '#server/audit/export.data.ts'
import type { Context } from '#server/kit/context.ts'
import { sheetDownload, type SheetFormat } from '#server/kit/download.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { periodPart } from '#server/kit/sheet/about.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'
import { organisationName } from '#server/setup/setup.data.ts'

/** Of the largest files that a spreadsheet still opens well, and that a server still holds. */
const EXPORT_MAX = 100_000

/** The filter with its period as days of this moment, in the person's zone. */
const within = <F extends { period?: PeriodName | undefined }>(ctx: Context, { period, ...filter }: F) => {
  const { zone } = ctx.user
  return { ...filter, ...(period && periodDays(period, todayIn(ctx.now, zone), zone)), zone }
}

interface Asked<F> {
  filter: F
  page: number
  per_page: number
  ascending: boolean
}

const pageOf = async <F, R>(ctx: Context, log: Log<F, R>, { filter, page, per_page, ascending }: Asked<F>) => {
  const [data, found] = await Promise.all([
    log.rows(ctx.db, filter, { ascending, limit: per_page, offset: (page - 1) * per_page }),
    log.count(ctx.db, filter, COUNT_MAX + 1),
  ])
  return { data, total: Math.min(found, COUNT_MAX), more: found > COUNT_MAX, page, per_page }
}

interface Export<F, R> {
  thing: 'audit' | 'access'
  log: Log<F, R>
  filter: F
  ascending: boolean
  columns: readonly SheetColumn<R>[]
  format: SheetFormat
}

/** A file of the log; that somebody took it away is itself audited. */
const exported = async <F extends LogFilter & object, R extends { id: number }>(ctx: Context, it: Export<F, R>) => {
  const { thing, log, filter, ascending, columns, format } = it
  const count = await log.count(ctx.db, filter, EXPORT_MAX + 1)
  if (count > EXPORT_MAX) return refuse('audit.tooMany', { params: { max: EXPORT_MAX } })
  const access = thing === 'access'
  const sheet = {
    title: ctx.say(access ? 'audit.accessTitle' : 'audit.title'),
    organisation: await organisationName(ctx.db),
    about: await logAbout(ctx, filter),
    columns,
    count,
    batches: await batchesOf(ctx.db, log, { filter, ascending, count }),
    locale: ctx.locale,
    zone: ctx.user.zone,
    now: ctx.now,
  }
  const file = ctx.say(access ? 'audit.accessFile' : 'audit.file')
  const part = periodPart(filter, { now: ctx.now, zone: ctx.user.zone })
  const made = await sheetDownload(sheet, { name: `${file}-${part}`, format })
  await ctx.audit({ event: 'audit.exported', thing, detail: { ...filter, format, count } })
  return made
}

export const auditApi = [
  handle(auditCalls.list, (ctx, { page, per_page, sort, ...filter }) =>
    pageOf(ctx, auditLog, { filter: within(ctx, filter), page, per_page, ascending: sort === 'at' }),
  ),

  handle(auditCalls.show, async (ctx, { id }) => {
    const [data] = await auditLog.rows(ctx.db, { id, zone: ctx.user.zone }, { ascending: false, limit: 1 })
    return data ? { data } : notFound()
  }),

  handle(auditCalls.people, async (ctx) => {
    const { rows } = await sql<{ id: number; nome: string }>`
      select id, trim(nome || ' ' || last_name) as nome from users order by 2, 1`.execute(ctx.db)
    return { data: rows }
  }),

  handle(auditCalls.export, (ctx, { sort, format, columns = auditColumnKeys, ...filter }) => {
    const all = auditSheetColumns(ctx.say)
    return exported(ctx, {
      thing: 'audit',
      log: auditLog,
      filter: within(ctx, filter),
      ascending: sort === 'at',
      columns: columns.map((key) => all[key]),
      format,
    })
  }),

  handle(auditCalls.access, (ctx, { page, per_page, sort, ...filter }) =>
    pageOf(ctx, accessLog, { filter: within(ctx, filter), page, per_page, ascending: sort === 'time' }),
  ),

  handle(auditCalls.accessExport, (ctx, { sort, format, columns = accessColumnKeys, ...filter }) => {
    const all = accessSheetColumns(ctx.say)
    return exported(ctx, {
      thing: 'access',
      log: accessLog,
      filter: within(ctx, filter),
      ascending: sort === 'time',
      columns: columns.map((key) => all[key]),
      format,
    })
  }),
]
