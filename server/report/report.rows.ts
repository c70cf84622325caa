import type { Locale } from '#contract/kit/words.ts'
import { rowName } from '#contract/report/report.names.ts'
import { addFigures, type DaySpan, type ReportFigures, type ReportGroup } from '#contract/report/report.rules.ts'
import type { HoursReport, ReportRow } from '#contract/report/report.ts'
import type { SumRow } from '#server/report/report.data.ts'

const figuresOf = ({ loops, seconds, tenths, centavos }: SumRow): ReportFigures => ({
  loops,
  seconds,
  tenths,
  ...(centavos === undefined ? {} : { centavos }),
})

const byId = (rows: readonly SumRow[]): Map<number | null, SumRow[]> => {
  const found = new Map<number | null, SumRow[]>()
  for (const row of rows) {
    const known = found.get(row.id)
    if (known) known.push(row)
    else found.set(row.id, [row])
  }
  return found
}

interface Order {
  readonly by: ReportGroup
  readonly sort: string
  readonly locale: Locale
}

const sorted = (rows: readonly ReportRow[], { by, sort, locale }: Order): ReportRow[] => {
  const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
  const nameOf = (row: ReportRow): string => `${rowName(row, by, locale)} ${row.hint ?? ''}`
  const apart = (one: ReportRow, other: ReportRow): number => {
    if (sort.endsWith('valor')) return (one.centavos ?? 0) - (other.centavos ?? 0)
    return sort.endsWith('total') ? one.seconds - other.seconds : names.compare(nameOf(one), nameOf(other))
  }
  const way = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => way * apart(one, other) || names.compare(nameOf(one), nameOf(other)))
}

interface Found {
  readonly span: DaySpan
  readonly columns: readonly DaySpan[]
  readonly sums: readonly SumRow[]
  /** Sums of the period before, all in one column. */
  readonly earlier: { readonly span: DaySpan; readonly sums: readonly SumRow[] } | undefined
  readonly seesValue: boolean
}

/** A report from its sums: rows with cells, sums of the columns and of the whole. */
export const reportOf = ({ span, columns, sums, earlier, seesValue }: Found, order: Order): HoursReport => {
  const nothing: ReportFigures = { loops: 0, seconds: 0, tenths: 0, ...(seesValue ? { centavos: 0 } : {}) }
  const add = (some: readonly ReportFigures[]): ReportFigures => addFigures([nothing, ...some])
  const now = byId(sums)
  const then = earlier && byId(earlier.sums)
  const ids = [...new Set([...now.keys(), ...(then?.keys() ?? [])])]
  const rows = ids.map((id): ReportRow => {
    const own = now.get(id) ?? []
    const [named] = [...own, ...(then?.get(id) ?? [])]
    return {
      id,
      nome: named?.nome ?? null,
      hint: named?.hint ?? null,
      cells: own.map((it) => ({ at: it.at, ...figuresOf(it) })).toSorted((one, other) => one.at - other.at),
      ...add(own.map(figuresOf)),
      before: then ? add((then.get(id) ?? []).map(figuresOf)) : null,
    }
  })
  const inColumn = byColumn(sums)
  return {
    ...span,
    columns,
    rows: sorted(rows, order),
    totals: columns.map((_, at) => add(inColumn.get(at) ?? [])),
    ...add(rows),
    before: earlier ? { ...earlier.span, ...add(earlier.sums.map(figuresOf)) } : null,
  }
}

const byColumn = (sums: readonly SumRow[]): Map<number, ReportFigures[]> => {
  const found = new Map<number, ReportFigures[]>()
  for (const row of sums) found.set(row.at, [...(found.get(row.at) ?? []), figuresOf(row)])
  return found
}
