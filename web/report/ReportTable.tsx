import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { columnName, rowName } from '#contract/report/report.names.ts'
import { figureIn, percentChange, type DaySpan, type ReportFigures } from '#contract/report/report.rules.ts'
import type { HoursReport, ReportRow } from '#contract/report/report.ts'
import { reportWords } from '#contract/report/report.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { useFigures } from '#web/report/useFigures.ts'
import type { ReportReading } from '#web/report/useReport.ts'
import css from './ReportTable.module.css'

interface ReportTableProps {
  readonly of: HoursReport
  readonly reading: Pick<ReportReading, 'state' | 'shown' | 'way' | 'seesValue'>
}

interface SortHeadProps {
  readonly column: 'nome' | 'total' | 'valor'
  readonly state: ReportReading['state']
  readonly children: string
}

/** Head of a column that sorts the rows. */
const SortHead = ({ column, state, children }: SortHeadProps) => {
  const t = useWords(reportWords)
  const isBy = state.sort === column || state.sort === `-${column}`
  const isDown = state.sort === `-${column}`
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" aria-sort={isBy ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        aria-label={t('sortBy', { column: children })}
        onClick={() => state.toggleSort({ key: column, ...(column === 'nome' && { sort: 'up' as const }) })}
      >
        {children}
        {isBy && <Arrow size={14} stroke={1.75} aria-hidden />}
      </button>
    </th>
  )
}

const Way = ({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>

interface LineProps extends ReportTableProps {
  readonly row: ReportRow | undefined
  readonly figures: ReportFigures
  readonly before: ReportFigures | null
  readonly cells: readonly (ReportFigures | undefined)[]
  readonly head: ReactNode
}

/** A row of the table, or its sums: each figure leads to its loops. */
const Line = ({ of: report, reading, row, figures, before, cells, head }: LineProps) => {
  const t = useWords(reportWords)
  const f = useFormat()
  const write = useFigures()
  const { way, shown, seesValue } = reading
  const { unit } = shown
  const to = (span: DaySpan, of: ReportFigures | undefined) => (of && of.loops > 0 ? way(row, span) : undefined)
  const change = before && percentChange(figureIn(figures, unit), figureIn(before, unit))
  return (
    <tr>
      <th scope="row">{head}</th>
      {report.columns.map((span, at) => {
        const cell = cells[at]
        return (
          <td
            key={span.from}
            title={cell && cell.loops > 0 ? write.of(cell, unit === 'clock' ? 'decimal' : 'clock') : ''}
          >
            {cell && cell.loops > 0 && <Way to={to(span, cell)}>{write.of(cell, unit)}</Way>}
          </td>
        )
      })}
      <td>{f.number(figures.loops)}</td>
      <td data-sum>
        <Way to={to(report, figures)}>{write.of(figures, 'clock')}</Way>
      </td>
      <td data-sum>{write.of(figures, 'decimal')}</td>
      {seesValue && <td>{write.of(figures, 'valor')}</td>}
      {before && (
        <>
          <td>
            <Way to={report.before ? to(report.before, before) : undefined}>{write.of(before, unit)}</Way>
          </td>
          <td>{write.apart(figures, before, unit)}</td>
          <td>{change === null ? (figureIn(figures, unit) > 0 ? t('new') : '') : write.percent(change ?? 0)}</td>
        </>
      )}
    </tr>
  )
}

const cellsOf = (row: ReportRow, columns: number): readonly (ReportFigures | undefined)[] => {
  const found: (ReportFigures | undefined)[] = Array.from({ length: columns })
  for (const cell of row.cells) found[cell.at] = cell
  return found
}

/** The figures of a report, all of them. */
export const ReportTable = ({ of: report, reading }: ReportTableProps) => {
  const t = useWords(reportWords)
  const locale = useLocale()
  const { state, shown, seesValue } = reading
  const { by, step } = shown
  const given = { of: report, reading }
  return (
    // A scrolling area needs the focus where nothing inside it takes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['table']} role="region" tabIndex={0} aria-label={t('table')}>
      <table className="figures">
        <thead>
          <tr>
            <SortHead column="nome" state={state}>
              {t(`by_${by}`)}
            </SortHead>
            {report.columns.map((span) => (
              <th key={span.from} scope="col">
                {columnName(span, step, locale)}
              </th>
            ))}
            <th scope="col">{t('loops')}</th>
            <SortHead column="total" state={state}>
              {t('total')}
            </SortHead>
            <th scope="col">{t('decimal')}</th>
            {seesValue && (
              <SortHead column="valor" state={state}>
                {t('value')}
              </SortHead>
            )}
            {report.before && (
              <>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('difference')}</th>
                <th scope="col">{t('percent')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <Line
              key={row.id ?? 0}
              {...given}
              row={row}
              figures={row}
              before={row.before}
              cells={cellsOf(row, report.columns.length)}
              head={
                <>
                  {rowName(row, by, locale)}
                  {row.hint !== null && <Quiet>{row.hint}</Quiet>}
                </>
              }
            />
          ))}
        </tbody>
        <tfoot>
          <Line
            {...given}
            row={undefined}
            figures={report}
            before={report.before}
            cells={report.totals}
            head={t('total')}
          />
        </tfoot>
      </table>
    </div>
  )
}
