import { useId } from 'react'
import { Link } from 'react-router'
import { columnName, rowName } from '#contract/report/report.names.ts'
import { figureIn, type ReportShown } from '#contract/report/report.rules.ts'
import type { HoursReport } from '#contract/report/report.ts'
import { reportWords } from '#contract/report/report.words.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { blocksOf, seriesOf, type Series } from '#web/report/plot/stacks.ts'
import { useFigures } from '#web/report/useFigures.ts'
import type { WayTo } from '#web/report/useReport.ts'
import css from './ReportPlot.module.css'

/** Pixels of the highest column. */
const TALL = 180
/** Most columns of which each is a link; the table has a link for every figure. */
const LINKED_MAX = 31
/** Most names below the columns. */
const NAMES_MAX = 12
/** Colours of groups that have none of their own, far apart. */
const TONES = [8, 2, 5, 10, 6, 0, 4, 9] as const

/** Paths of the hatches; the first is none. Those who tell no hues apart tell the groups by them. */
const paths = ['', 'M0 8 8 0', 'M0 4h8', 'M4 0v8', 'M0 0 8 8', 'M0 4h8M4 0v8'] as const

/** Fill of a group by its place. */
const hatchOf = (id: string, index: number): string => {
  const at = index % paths.length
  return at === 0 ? 'none' : `url(#${id}-${at})`
}

/** Hatches over the colours of groups. */
const Hatches = ({ id }: { readonly id: string }) => (
  <defs>
    {paths.map((path, at) => (
      <pattern key={path} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
        <path d={path} fill="none" />
      </pattern>
    ))}
  </defs>
)

interface ReportPlotProps {
  readonly of: HoursReport
  readonly shown: ReportShown
  readonly way: WayTo
}

/** A report as stacked columns, the largest groups and the others; the table below it has the same figures. */
export const ReportPlot = ({ of: report, shown, way }: ReportPlotProps) => {
  const t = useWords(reportWords)
  const locale = useLocale()
  const figures = useFigures()
  const colourOf = useVentureColours()
  const id = useId()
  const { by, step, unit } = shown
  const { columns, totals } = report
  const series = seriesOf(report, unit)
  const most = Math.max(1, ...totals.map((it) => figureIn(it, unit)))
  const wide = 100 / columns.length
  const every = Math.ceil(columns.length / NAMES_MAX)
  const nameOf = ({ row, groups }: Series) => (row ? rowName(row, by, locale) : t('others', { count: groups }))
  const toneOf = ({ row }: Series, index: number): number | undefined => {
    if (!row) return undefined
    return by === 'venture' ? colourOf(row.id ?? 0) : TONES[index]
  }
  const textAt = (at: number): string => {
    const parts = series.flatMap((one) => {
      const value = one.values[at] ?? 0
      return value === 0 ? [] : [t('part', { name: nameOf(one), figure: figures.write(value, unit) })]
    })
    const [column, total] = [columns[at], totals[at]]
    if (!column || !total) return ''
    const name = columnName(column, step, locale)
    return [t('column', { column: name, figure: figures.of(total, unit) }), ...parts].join('\n')
  }
  return (
    <figure className={css['plot']} aria-label={t(unit === 'valor' ? 'plotValue' : 'plot')}>
      <svg width="100%" height={TALL} className={css['bars']} aria-hidden focusable="false">
        <Hatches id={id} />
        {columns.map((column, at) => {
          const place = { x: `${(at + 0.15) * wide}%`, width: `${0.7 * wide}%` }
          const blocks = blocksOf(series, at, { tall: TALL, most })
          if (blocks.length === 0) return <rect key={column.from} {...place} y={TALL - 2} height={2} data-none />
          return (
            <g key={column.from}>
              <title>{textAt(at)}</title>
              {blocks.map(({ of: one, index, y, height }) => (
                <g key={index} data-venture={toneOf(one, index)}>
                  <rect {...place} y={y} height={height} />
                  <rect {...place} y={y} height={height} data-hatch fill={hatchOf(id, index)} />
                </g>
              ))}
            </g>
          )
        })}
      </svg>
      <ol className={css['names']}>
        {columns.map((column, at) => {
          const to = columns.length <= LINKED_MAX && (totals[at]?.loops ?? 0) > 0 ? way(undefined, column) : undefined
          const name = (
            <>
              <span className="visually-hidden">{textAt(at)}</span>
              <span aria-hidden data-minor={at % (2 * every) !== 0 || undefined}>
                {at % every === 0 ? columnName(column, step, locale) : ''}
              </span>
            </>
          )
          return (
            <li key={column.from} title={textAt(at)}>
              {to === undefined ? name : <Link to={to}>{name}</Link>}
            </li>
          )
        })}
      </ol>
      <ul className={css['legend']}>
        {series.map((one, index) => {
          const to = one.row && way(one.row, report)
          return (
            <li key={one.row?.id ?? `others ${one.groups}`}>
              <svg width={14} height={14} aria-hidden focusable="false" data-venture={toneOf(one, index)}>
                <rect width={14} height={14} rx={3} />
                <rect width={14} height={14} rx={3} data-hatch fill={hatchOf(id, index)} />
              </svg>
              <span className={css['name']}>{to === undefined ? nameOf(one) : <Link to={to}>{nameOf(one)}</Link>}</span>
              <span className="figures">{figures.write(one.sum, unit)}</span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
