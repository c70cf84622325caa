import { figureIn, type ReportFigures, type ReportUnit } from '#contract/report/report.rules.ts'
import { useFormat } from '#web/kit/format.ts'

/** Figures of a report in words. */
export const useFigures = () => {
  const f = useFormat()
  const write = (figure: number, unit: ReportUnit): string => {
    if (unit === 'valor') return f.money(figure)
    return unit === 'clock' ? f.hours(figure) : f.paidHours(figure / 10)
  }
  return {
    write,
    of: (figures: ReportFigures, unit: ReportUnit): string => write(figureIn(figures, unit), unit),
    /** A difference with its sign. */
    apart: (now: ReportFigures, before: ReportFigures, unit: ReportUnit): string => {
      const difference = figureIn(now, unit) - figureIn(before, unit)
      return `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${write(Math.abs(difference), unit)}`
    },
    percent: (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : ''}${f.decimal(Math.abs(change))} %`,
  }
}
