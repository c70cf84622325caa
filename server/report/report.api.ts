import { formatDate } from '#contract/kit/dates.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { periodBefore, type ReportShown } from '#contract/report/report.rules.ts'
import { CELLS_MAX, reportCalls, type HoursReport, type ReportRow } from '#contract/report/report.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { sheetDownload, type SheetFormat } from '#server/kit/http/download.ts'
import { filterDetail, sheetAbout } from '#server/kit/list/sheet.ts'
import type { Asked } from '#server/kit/list/statement.ts'
import { organisationLogo, organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { periodPart } from '#server/kit/sheet/about.ts'
import { loopsOf } from '#server/loop/center/center.data.ts'
import { loopLookups } from '#server/loop/center/lookups.data.ts'
import { spanOf, sumsBy } from '#server/report/report.data.ts'
import { reportOf } from '#server/report/report.rows.ts'
import { reportColumns } from '#server/report/report.sheet.ts'

interface Input extends Partial<ReportShown> {
  readonly compare?: boolean | undefined
  readonly sort?: string | undefined
  readonly [filter: string]: unknown
}

const parted = (input: Input) => {
  const { by = 'venture', step = 'week', unit = 'decimal', compare = false, sort = '-total', ...filter } = input
  return { shown: { by, step, unit }, compare, sort, filter: filter satisfies Asked }
}

const read = async (input: Input, ctx: Context): Promise<HoursReport> => {
  const { shown, compare, sort, filter } = parted(input)
  const seesValue = ctx.may('loop.seeValue')
  // An order by money would reveal it.
  for (const [field, value] of Object.entries({ sort, unit: shown.unit }))
    if (value.endsWith('valor') && !seesValue)
      refuse('common.columnHidden', { status: 403, fields: { [field]: 'common.columnHidden' } })
  const { span, columns } = spanOf(filter, shown.step, ctx)
  const sums = await sumsBy({ by: shown.by, filter, columns }, ctx)
  if (sums.length > CELLS_MAX) return refuse('report.tooMany', { fields: { step: 'report.tooMany' } })
  const before = periodBefore(span)
  const earlier = compare
    ? { span: before, sums: await sumsBy({ by: shown.by, filter, columns: [before] }, ctx) }
    : undefined
  return reportOf({ span, columns, sums, earlier, seesValue }, { by: shown.by, sort, locale: ctx.locale })
}

const batches = async function* (rows: readonly ReportRow[]) {
  yield rows
}

const file = async (input: Input & { readonly format: SheetFormat }, ctx: Context) => {
  const { format, ...asked } = input
  const report = await read(asked, ctx)
  const { shown, filter } = parted(asked)
  const { from, to } = report
  const days = { ...filter, period: undefined, from, to }
  const loops = loopsOf(ctx)
  const about = await sheetAbout(loops, days, { ctx, lookups: loopLookups })
  const group = ctx.say(`report.by_${shown.by}`)
  const { before } = report
  const columns = reportColumns(report, shown, ctx)
  const made = await sheetDownload(
    {
      title: ctx.say('report.sheetTitle', { group: group.toLowerCase() }),
      organisation: await organisationName(ctx.db),
      logo: format === 'pdf' ? await organisationLogo(ctx) : undefined,
      about: [
        ...about,
        ...(before
          ? [
              {
                label: ctx.say('report.before'),
                value: ctx.say('report.period', {
                  from: formatDate(before.from, ctx.locale),
                  to: formatDate(before.to, ctx.locale),
                }),
              },
            ]
          : []),
      ],
      columns,
      batches: batches(report.rows),
      count: report.rows.length,
      locale: ctx.locale,
      zone: ctx.user.zone,
      now: ctx.now,
    },
    { name: `${ctx.say('report.file')}-${periodPart(report, { now: ctx.now, zone: ctx.user.zone })}`, format },
  )
  await ctx.audit({
    event: 'loop.exported',
    thing: loopList.noun,
    detail: {
      ...(await filterDetail(loops, days, { ctx, lookups: loopLookups })),
      ...shown,
      format,
      count: report.rows.length,
      values: ctx.may('loop.seeValue'),
    },
  })
  return made
}

export const reportApi = [
  handle(reportCalls.hours, (ctx, input) => read(input, ctx)),
  handle(reportCalls.export, (ctx, input) => file(input, ctx)),
]
