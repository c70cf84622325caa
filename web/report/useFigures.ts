import { figureIn, type ReportFigures, type ReportUnit } from '#contract/report/report.rules.ts'
import { useFormat } from '#web/kit/format.ts'

/** Figures of a report in words. */
export const useFigures = () => {
  const f = useFormat()
  const write = (figure: number, unit: ReportUnit): string => {
    if (unit === 'valor') return f.money(figure)
    return unit === 'clock' ? f.longClock(figure) : f.decimal(figure / 10)
  }
  return {
    write,
    of: (figures: ReportFigures, unit: ReportUnit): string => write(figureIn(figures, unit), unit),
    /** A difference with its sign; the clock has none below zero, so hours are told in decimals. */
    apart: (now: ReportFigures, before: ReportFigures, unit: ReportUnit): string => {
      const shown = unit === 'clock' ? 'decimal' : unit
      const difference = figureIn(now, shown) - figureIn(before, shown)
      return `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${write(Math.abs(difference), shown)}`
    },
    percent: (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : ''}${f.decimal(Math.abs(change))} %`,
  }
}
