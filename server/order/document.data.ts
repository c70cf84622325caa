import { showAs } from '#contract/kit/brazil/brazil.ts'
import { formatDate, formatDateTime, todayIn, ZONE } from '#contract/kit/dates.ts'
import { brl, fromDecimal } from '#contract/kit/money.ts'
import { orderItemKind } from '#contract/order/order.codes.ts'
import { linesOf, type AtomLine, type VentureLine } from '#contract/order/order.lines.ts'
import { signedOf } from '#contract/order/order.rules.ts'
import type { OrderItemShown, OrderLoop } from '#contract/order/order.schemas.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import type { OrderRow } from '#contract/order/order.ts'
import type { Context } from '#server/kit/context.ts'
import type {
  DocumentColumn,
  DocumentDescription,
  DocumentGroup,
  DocumentTable,
  DocumentTotal,
} from '#server/kit/document/description.ts'
import { written } from '#server/kit/document/written.ts'
import { organisationLogo, organisationName } from '#server/kit/organisation.ts'
import { itemsOf, loopsOf, paymentOf, seen } from '#server/order/page.data.ts'
import { detailsOf, type Details } from '#server/person/person.data.ts'

/** An order as a document. Days and times are those of São Paulo, by which orders are made: every reader has the same document. */

type Fact = DocumentDescription['head'][number][number]

const momentOf = (at: string | null, by: string, { say, locale }: Context): string =>
  say('orderPdf.moment', { at: formatDateTime(at, locale, ZONE), name: by })

const personFacts = (row: OrderRow, { cpf, cnpj }: Details, { say, locale }: Context): Fact[] => {
  const [from, to] = [row.starts_on, row.ends_on].map((day) => formatDate(day, locale))
  return [
    { label: say('order.column_nome'), value: row.nome },
    ...(cpf ? [{ label: say('orderPdf.cpf'), value: showAs.cpf(cpf) }] : []),
    ...(cnpj ? [{ label: say('orderPdf.cnpj'), value: showAs.cnpj(cnpj) }] : []),
    { label: say('orderPdf.period'), value: say('orderPdf.span', { from: from ?? '', to: to ?? '' }) },
  ]
}

const statusFacts = (row: OrderRow, ctx: Context): Fact[] => {
  const { say, locale } = ctx
  const status = orderStatus.keyOf(row.status) ?? 'invoiced'
  const by = row.created_by?.nome ?? say('orderPdf.byRun')
  const gone = say('orderPdf.nobody')
  const paid = row.paid_at !== null
  const ended = row.ended_at !== null
  return [
    { label: say('order.column_status'), value: say(`order.status_${status}`) },
    { label: say('order.column_due_on'), value: formatDate(row.due_on, locale) },
    { label: say('orderPdf.invoiced'), value: momentOf(row.created_at, by, ctx) },
    ...(paid
      ? [{ label: say('order.column_paid_at'), value: momentOf(row.paid_at, row.paid_by?.nome ?? gone, ctx) }]
      : []),
    ...(ended
      ? [{ label: say('order.column_ended_at'), value: momentOf(row.ended_at, row.ended_by?.nome ?? gone, ctx) }]
      : []),
  ]
}

/** `9:00 – 10:20`; an end on another day with its date. */
const spanOf = ({ inicio, fim }: OrderLoop, { locale }: Context): string => {
  const [from, to] = [inicio, fim].map((at) => formatDateTime(at, locale, ZONE).split(' '))
  const end = from?.[0] === to?.[0] ? to?.[1] : to?.join(' ')
  return `${from?.[1] ?? ''} – ${end ?? ''}`
}

const columnsOf = (values: boolean, { say }: Context): DocumentColumn[] => [
  { title: say('orderPdf.day'), kind: 'date' },
  { title: say('orderPdf.time'), kind: 'text', share: 0.35 },
  { title: say('orderPdf.description'), kind: 'text' },
  { title: say('orderPdf.hours'), kind: 'hours' },
  ...(values
    ? [
        { title: say('orderPdf.rate'), kind: 'money' as const },
        { title: say('orderPdf.amount'), kind: 'money' as const },
      ]
    : []),
]

const groupOf = ({ atomo, loops, tenths, centavos }: AtomLine, ctx: Context): DocumentGroup => {
  const valuesOf = (rate: number | null = null, amount: number | null = null) =>
    centavos === undefined ? [] : [rate, amount]
  return {
    title: atomo.nome,
    rows: loops.map((loop) => [
      todayIn(new Date(loop.inicio), ZONE),
      spanOf(loop, ctx),
      loop.descricao,
      Math.round(loop.decimal * 10),
      ...valuesOf(loop.valor_hora_centavos, loop.valor_centavos),
    ]),
    subtotal: [null, null, ctx.say('orderPdf.subtotal'), tenths, ...valuesOf(null, centavos)],
  }
}

const ventureTable = ({ venture, atoms, tenths, centavos }: VentureLine, ctx: Context): DocumentTable => {
  const { say, locale } = ctx
  const params = { name: venture.nome, hours: written(tenths, 'hours', locale) }
  return {
    title:
      centavos === undefined
        ? say('orderPdf.venture', params)
        : say('orderPdf.ventureValue', { ...params, total: brl(centavos) }),
    columns: columnsOf(centavos !== undefined, ctx),
    groups: atoms.map((atom) => groupOf(atom, ctx)),
    none: say('orderPdf.noLoops'),
  }
}

const loopTables = (loops: readonly OrderLoop[], ctx: Context): DocumentTable[] =>
  loops.length > 0
    ? linesOf(loops).map((line) => ventureTable(line, ctx))
    : [{ columns: columnsOf(false, ctx), groups: [], none: ctx.say('orderPdf.noLoops') }]

const itemTable = (items: readonly OrderItemShown[], { say }: Context): DocumentTable => {
  const values = items.some((item) => item.valor_centavos !== undefined)
  return {
    title: say('orderPdf.items'),
    columns: [
      { title: say('orderPdf.kind'), kind: 'text', share: 0.35 },
      { title: say('orderPdf.description'), kind: 'text' },
      ...(values ? [{ title: say('orderPdf.amount'), kind: 'money' as const }] : []),
    ],
    groups: [
      {
        rows: items.map(({ kind, descricao, valor_centavos }) => [
          say(`orderItem.kind_${orderItemKind.keyOf(kind) ?? 'bonus'}`),
          descricao,
          ...(valor_centavos === undefined ? [] : [signedOf({ kind, centavos: valor_centavos })]),
        ]),
      },
    ],
    none: '',
  }
}

/** Items of an order that has ended wait for another one; what they made of its total stays. */
const totalsOf = ({ decimal, valor, itens, total }: OrderRow, { say }: Context): DocumentTotal[] => {
  const money = (label: string, reais: number) => ({ label, kind: 'money' as const, value: fromDecimal(reais) })
  return [
    { label: say('orderPdf.totalHours'), kind: 'hours', value: Math.round(decimal * 10) },
    ...(valor === undefined || !itens
      ? []
      : [money(say('orderPdf.loopsValue'), valor), money(say('orderPdf.items'), itens)]),
    ...(total === undefined ? [] : [{ ...money(say('orderPdf.total'), total), strong: true as const }]),
  ]
}

const titleOf = ({ numero, status }: OrderRow, { say }: Context): string => {
  const key = orderStatus.keyOf(status)
  if (!key || key === 'invoiced') return say('orderPdf.title', { number: numero })
  return say('orderPdf.titleMarked', { number: numero, mark: say(`orderPdf.mark_${key}`) })
}

/** Describes an order that the reader may see, with all that is read for it. */
export const orderDocument = async (id: number, ctx: Context): Promise<{ row: OrderRow; of: DocumentDescription }> => {
  const { say, locale } = ctx
  const row = await seen(id, ctx)
  const [loops, items] = [await loopsOf(id, ctx), await itemsOf(id, ctx)]
  const pix = await paymentOf(row, ctx)
  const of: DocumentDescription = {
    title: titleOf(row, ctx),
    locale,
    organisation: { nome: (await organisationName(ctx.db)) ?? '', logo: await organisationLogo(ctx) },
    head: [personFacts(row, await detailsOf(ctx.db, row.user_id), ctx), statusFacts(row, ctx)],
    tables: [...loopTables(loops, ctx), ...(items.length > 0 ? [itemTable(items, ctx)] : [])],
    totals: totalsOf(row, ctx),
    note: [
      say('orderPage.why'),
      ...(row.reason === null ? [] : [say('orderPage.reversedWhy', { reason: row.reason })]),
    ].join('\n'),
    ...(pix && {
      payment: {
        title: say('orderPage.pix'),
        lead: say('orderPage.pixLead', { total: brl(fromDecimal(row.total ?? 0)), name: row.nome }),
        code: pix.code,
      },
    }),
    footer: say('orderPdf.zone'),
    now: ctx.now,
  }
  return { row, of }
}
