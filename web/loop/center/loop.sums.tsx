import { EMPTY } from '#contract/kit/dates.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import type { Format } from '#web/kit/format.ts'
import type { Figures, Sums } from '#web/kit/table/figures.ts'
import { Hint } from '#web/kit/ui/Hint.tsx'
import type { Say } from '#web/kit/words.ts'
import { tenths } from '#web/loop/facts/tenths.ts'

interface Given {
  readonly t: Say<typeof loopCenterWords>
  readonly f: Format
  /** Sums over the whole filter, as the list answers them. */
  readonly whole: Figures | undefined
  /** Number of loops in the whole filter. */
  readonly count: number | undefined
}

/** Integers, so that sums of a selection stay exact: seconds, tenths of hours, and centavos where they are sent. */
const figuresOf = (sums: { segundos?: number; decimal?: number | null; valor?: number | null }): Figures => ({
  segundos: sums.segundos ?? 0,
  decimos: Math.round((sums.decimal ?? 0) * 10),
  ...(sums.valor === null || sums.valor === undefined ? {} : { centavos: fromDecimal(sums.valor) }),
})

/** No second in loops that are there: all of them run. */
const wholeOf = ({ whole, count = 0 }: Pick<Given, 'whole' | 'count'>): Figures | undefined => {
  if (!whole) return undefined
  return whole['total'] === 0 && count > 0 ? { running: count } : figuresOf({ ...whole, segundos: whole['total'] ?? 0 })
}

/** Hours and money of loops; a running one adds nothing yet, and where all run there is no sum. */
export const loopSums = ({ t, f, whole, count }: Given): Sums<LoopRow> => ({
  whole: wholeOf({ whole, count }),
  of: (row) => (row.fim === null ? { running: 1 } : figuresOf(row)),
  show: ({ segundos, decimos = 0, centavos }) =>
    segundos === undefined
      ? { total: <span data-tour="center-totals">{EMPTY}</span> }
      : {
          total: <span data-tour="center-totals">{f.hours(segundos)}</span>,
          decimal: <Hint text={t('forPaymentHint', tenths(decimos, f))}>{f.paidHours(decimos / 10)}</Hint>,
          ...(centavos === undefined ? {} : { valor: f.money(centavos) }),
        },
  beside: ({ segundos, decimos = 0, centavos, running = 0 }) =>
    segundos === undefined
      ? { total: <span className="figures">{t('runningBeside', { count: running })}</span> }
      : {
          total: <span className="figures">{f.hours(segundos)}</span>,
          decimal: (
            <Hint text={t('forPaymentHint', tenths(decimos, f))}>
              {t('forPayment', { hours: f.paidHours(decimos / 10) })}
            </Hint>
          ),
          ...(centavos === undefined
            ? {}
            : { valor: <span className="figures">{t('value', { value: f.money(centavos) })}</span> }),
        },
})

/** Sums of a selection in one line; none when it holds running loops alone. */
export const shortSums = ({ segundos, centavos, running = 0 }: Figures, { t, f }: Pick<Given, 't' | 'f'>): string =>
  [
    ...(segundos === undefined ? [] : [t('time', { time: f.hours(segundos) })]),
    ...(centavos === undefined ? [] : [t('value', { value: f.money(centavos) })]),
    // For a filter with exceptions the server does not say how many loops run.
    ...(running > 0 ? [t('runningBeside', { count: running })] : []),
  ].join(' · ')
