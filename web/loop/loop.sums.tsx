import type { z } from 'zod'
import { decimalTenths } from '#contract/kit/hours.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import type { loopTotals } from '#contract/loop/loop.filter.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import type { Format } from '#web/kit/format.ts'
import type { Figures, Sums } from '#web/kit/table/figures.ts'
import { Hint } from '#web/kit/ui/Hint.tsx'
import type { Say } from '#web/kit/words.ts'
import { tenths } from '#web/loop/tenths.ts'

interface Given {
  readonly t: Say<typeof loopCenterWords>
  readonly f: Format
  readonly totals: z.output<typeof loopTotals> | undefined
}

const centavosOf = (valor: number | null | undefined): Figures =>
  valor === null || valor === undefined ? {} : { centavos: fromDecimal(valor) }

/** Hours and money of loops: a running one adds nothing yet. */
export const loopSums = ({ t, f, totals }: Given): Sums<LoopRow> => ({
  whole: totals && {
    segundos: totals.segundos,
    decimos: Math.round(totals.decimal * 10),
    ...centavosOf(totals.valor),
  },
  of: (row) =>
    row.fim === null ? {} : { segundos: row.segundos, decimos: decimalTenths(row.segundos), ...centavosOf(row.valor) },
  show: ({ segundos = 0, decimos = 0, centavos }) => ({
    total: <span data-tour="center-totals">{f.longClock(segundos)}</span>,
    decimal: <Hint text={t('forPaymentHint', tenths(decimos, f))}>{f.decimal(decimos / 10)}</Hint>,
    ...(centavos === undefined ? {} : { valor: f.money(centavos) }),
  }),
  beside: ({ segundos = 0, decimos = 0, centavos }) => ({
    total: <span className="figures">{f.longClock(segundos)}</span>,
    decimal: (
      <Hint text={t('forPaymentHint', tenths(decimos, f))}>{t('forPayment', { hours: f.decimal(decimos / 10) })}</Hint>
    ),
    ...(centavos === undefined ? {} : { valor: <span className="figures">{f.money(centavos)}</span> }),
  }),
})

/** The same in one line, for what is selected. */
export const shortSums = ({ segundos = 0, centavos }: Figures, f: Format): string =>
  [f.longClock(segundos), ...(centavos === undefined ? [] : [f.money(centavos)])].join(' · ')
