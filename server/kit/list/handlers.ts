import type { Column } from '#contract/kit/list/column.ts'
import { seenColumns, type List } from '#contract/kit/list/list.ts'
import { SHEET_MAX } from '#contract/kit/page.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { sheetDownload, type SheetFormat } from '#server/kit/http/download.ts'
import { batchesOf, countedPageOf, countOf, idsOf, neighboursOf, pageOf, type Of } from '#server/kit/list/read.ts'
import { filterDetail, sheetAbout, sheetColumns, sheetName, sheetTitle, type Lookups } from '#server/kit/list/sheet.ts'
import type { ListSource } from '#server/kit/list/source.ts'
import { FEW, type Asked } from '#server/kit/list/statement.ts'
import { organisationLogo, organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'

const isMoney = ({ kind }: Column): boolean => kind === 'reais' || kind === 'centavos'

/** Input of a call, parsed by its schema. */
type Input = Readonly<Record<string, unknown>>
interface Paged extends Asked {
  readonly page: number
  readonly per_page: number
}
interface Exported extends Asked {
  readonly format: SheetFormat
  readonly columns?: string[]
}
interface Placed extends Asked {
  readonly id: number
}

/** Exports exactly the filter, with the requested columns that the person sees; the export is audited. */
export const listFile = async <R extends { id: number }, F extends string>(
  of: Of<R, F>,
  input: Input,
  frame: { ctx: Context; lookups: Lookups },
) => {
  const { format, columns, ...asked } = input as unknown as Exported
  const { ctx } = frame
  const limited = format !== 'csv' || of.source.log
  const ids = await idsOf(of, asked, { ctx, ...(limited ? { most: SHEET_MAX + 1 } : {}) })
  if (of.source.log && ids.length > SHEET_MAX) return refuse('sheet.tooMany', { params: { max: SHEET_MAX } })
  const seen: readonly string[] = seenColumns(of.list, ctx.may)
  if (columns?.some((key) => !seen.includes(key)))
    return refuse('common.columnHidden', { status: 403, fields: { columns: 'common.columnHidden' } })
  const chosen = sheetColumns(of, columns ?? seen, ctx)
  const sheet = {
    title: sheetTitle(of, ctx),
    organisation: await organisationName(ctx.db),
    logo: format === 'pdf' ? await organisationLogo(ctx) : undefined,
    about: await sheetAbout(of, asked, frame),
    columns: chosen,
    batches: batchesOf(of, ids, ctx),
    count: ids.length,
    locale: ctx.locale,
    zone: ctx.user.zone,
    now: ctx.now,
  }
  const made = await sheetDownload(sheet, { name: await sheetName(of, asked, frame), format })
  const { noun, can, columns: all } = of.list
  await ctx.audit({
    // A second list of a noun is opened and audited by that noun's name, as the access log is by `audit`.
    event: `${can === 'login' ? noun : can.slice(0, can.indexOf('.'))}.exported`,
    thing: noun,
    detail: {
      ...(await filterDetail(of, asked, frame)),
      format,
      count: ids.length,
      columns: chosen.map((column) => column.key),
      // Records in the audit whether amounts of money left the house.
      ...(Object.values<Column>(all).some(isMoney) ? { values: chosen.some(({ kind }) => kind === 'money') } : {}),
    },
  })
  return made
}

/** A page of a list as its call answers it. */
export const listAnswer = async <R, F extends string>(of: Of<R, F>, input: Input, ctx: Context) => {
  const asked = input as unknown as Paged
  const { page, per_page } = asked
  if (!of.source.slice || !asked.q) return { ...(await countedPageOf(of, asked, ctx)), page, per_page }
  // In a noun of millions, the number of matches decides how the first of them are looked up.
  const counted = await countOf(of, asked, ctx)
  const data = await pageOf(of, { ...asked, few: counted.total <= FEW }, ctx)
  return { data, ...counted, page, per_page }
}

/**
 * The handlers of a list: its pages, its export and the neighbours of a row. `lookups` names what a filter of records
 * means, for the heading of an export. The source is made for each call where it depends on who asks, or on the moment.
 */
export const listHandlers = <R extends { id: number }, F extends string>(
  list: List<R, string, F>,
  source: ListSource<R, F> | ((ctx: Context) => ListSource<R, F>),
  lookups: Lookups = {},
): Handler[] => {
  const of = (ctx: Context): Of<R, F> => ({ list, source: typeof source === 'function' ? source(ctx) : source })
  return [
    handle(list.calls.list, (ctx, input) => listAnswer(of(ctx), input, ctx), { presuming: true }),
    handle(list.calls.export, (ctx, input) => listFile(of(ctx), input, { ctx, lookups })),
    handle(list.calls.neighbours, (ctx, input) => neighboursOf(of(ctx), input as unknown as Placed, ctx)),
  ]
}
