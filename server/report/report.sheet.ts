import { columnName, rowName } from '#contract/report/report.names.ts'
import {
  figureIn,
  percentChange,
  type ReportFigures,
  type ReportUnit,
  type ReportShown,
} from '#contract/report/report.rules.ts'
import type { HoursReport, ReportRow } from '#contract/report/report.ts'
import type { Context } from '#server/kit/context.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'

/** How a file writes a unit, and the figure of it. */
const kinds = {
  clock: { kind: 'duration' },
  decimal: { kind: 'number', decimals: 1 },
  valor: { kind: 'money' },
} as const satisfies Record<ReportUnit, Pick<SheetColumn<never>, 'kind' | 'decimals'>>

/** A figure as a file holds it: seconds, hours, reais. */
const valueOf = (of: ReportFigures, unit: ReportUnit): number => {
  const figure = figureIn(of, unit)
  if (unit === 'clock') return figure
  return unit === 'decimal' ? figure / 10 : figure / 100
}

const summed = { sum: true } as const

/** Columns of a report's file: those of its table. */
export const reportColumns = (
  report: HoursReport,
  { by, step, unit }: ReportShown,
  { say, locale, may }: Pick<Context, 'say' | 'locale' | 'may'>,
): SheetColumn<ReportRow>[] => {
  const hints = report.rows.some((it) => it.hint !== null)
  const cells = report.columns.map((span, at): SheetColumn<ReportRow> => ({
    ...kinds[unit],
    ...summed,
    key: `at_${at}`,
    title: columnName(span, step, locale),
    value: (row) => {
      const cell = row.cells.find((it) => it.at === at)
      return cell ? valueOf(cell, unit) : null
    },
  }))
  const compared: SheetColumn<ReportRow>[] = [
    {
      ...kinds[unit],
      ...summed,
      key: 'before',
      title: say('report.before'),
      value: ({ before }) => before && valueOf(before, unit),
    },
    {
      // A duration below zero is no time that a sheet could write.
      ...(unit === 'clock' ? kinds.decimal : kinds[unit]),
      ...summed,
      key: 'difference',
      title: say('report.difference'),
      value: (row) => {
        const shown = unit === 'clock' ? 'decimal' : unit
        return row.before && (figureIn(row, shown) - figureIn(row.before, shown)) / (shown === 'decimal' ? 10 : 100)
      },
    },
    {
      kind: 'number',
      decimals: 1,
      key: 'percent',
      title: say('report.percent'),
      value: (row) => row.before && percentChange(figureIn(row, unit), figureIn(row.before, unit)),
    },
  ]
  return [
    { key: 'nome', title: say(`report.by_${by}`), kind: 'text', value: (row) => rowName(row, by, locale) },
    ...(hints ? [{ key: 'hint', title: '', kind: 'text' as const, value: (row: ReportRow) => row.hint }] : []),
    ...cells,
    { key: 'loops', title: say('report.loops'), kind: 'number', ...summed, value: (row) => row.loops },
    { ...kinds.clock, ...summed, key: 'clock', title: say('report.total'), value: (row) => row.seconds },
    {
      ...kinds.decimal,
      ...summed,
      key: 'decimal',
      title: say('report.decimal'),
      value: (row) => row.tenths / 10,
    },
    ...(may('loop.seeValue')
      ? [
          {
            ...kinds.valor,
            ...summed,
            key: 'valor',
            title: say('report.value'),
            value: (row: ReportRow) => (row.centavos ?? 0) / 100,
          },
        ]
      : []),
    ...(report.before ? compared : []),
  ]
}
