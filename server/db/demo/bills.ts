import { financeCategory, financeDirection } from '#contract/finance/finance.codes.ts'
import { addDays } from '#contract/kit/dates.ts'
import { firstOfMonth, monthOf } from '#contract/kit/days/calendar.ts'

/** Entries by hand of the demonstration: its bills, and what its partners put in and take out. */

const category = financeCategory.of
const comes = financeDirection.of.in

interface Bill {
  readonly direction?: number
  readonly category: number
  readonly descricao: string
  readonly party: string
  readonly centavos: number
  /** Day of the month on which it is due and paid. */
  readonly day: number
}

/** What comes back each month; `at` counts the months from the first one. */
const monthly = (at: number): readonly Bill[] => [
  {
    category: category.rent,
    descricao: 'Aluguel da sede',
    party: 'Imobiliária Sete Colinas',
    centavos: 6_800_00,
    day: 5,
  },
  { category: category.services, descricao: 'Contabilidade', party: 'Contábil Ipê', centavos: 1_150_00, day: 7 },
  {
    category: category.software,
    descricao: 'Assinaturas de software',
    party: 'Nuvem Clara',
    centavos: 2_349_90,
    day: 10,
  },
  {
    category: category.utilities,
    descricao: 'Energia e internet',
    party: 'Concessionárias',
    centavos: 890_00 + ((at * 7) % 5) * 61_37,
    day: 12,
  },
  {
    category: category.tax,
    descricao: 'Simples Nacional',
    party: 'Receita Federal',
    centavos: 9_420_00 + ((at * 5) % 7) * 583_11,
    day: 20,
  },
  { category: category.fee, descricao: 'Tarifas da conta', party: 'Banco do Vale', centavos: 74_90, day: 28 },
  {
    direction: comes,
    category: category.other,
    descricao: 'Rendimento da aplicação',
    party: 'Banco do Vale',
    centavos: 1_830_00 + ((at * 3) % 4) * 112_45,
    day: 27,
  },
]

const MONTHS = 12

export interface Written extends Omit<Bill, 'day'> {
  readonly due_on: string
  /** Left out where it is still to be paid. */
  readonly paid_on?: string
}

/** A year of bills up to today, and the next ones, which are to be paid. */
const billsOf = (today: string): Written[] =>
  Array.from({ length: MONTHS + 2 }, (_, at) => at).flatMap((at) =>
    monthly(at).flatMap(({ day, ...bill }): Written[] => {
      const due_on = addDays(firstOfMonth(monthOf(today) - MONTHS + at), day - 1)
      // Of what is to come, the next bills alone.
      if (due_on > addDays(today, 20)) return []
      return [{ ...bill, due_on, ...(due_on < today && { paid_on: due_on }) }]
    }),
  )

/** Month by month, centavos by its first day. */
export type Moved = ReadonlyMap<string, number>

const TEN_THOUSAND = 10_000_00
/** No month ends below the first; the partners leave the second behind. */
const LEAST = 15_000_00
const KEPT = 45_000_00

const partners = { category: category.transfer, party: 'Sócios' }
const putIn = { ...partners, direction: comes, descricao: 'Aporte dos sócios' }
const takenOut = { ...partners, descricao: 'Distribuição de lucros' }
const onDay = (paid_on: string) => ({ due_on: paid_on, paid_on })

/** What the partners put in where a month would end too low, and take out after the best one. */
const partnersOf = (opening: number, months: readonly (readonly [string, number])[]): Written[] => {
  let balance = opening
  const ends: number[] = []
  const made: Written[] = []
  for (const [from, moved] of months) {
    balance += moved
    const needed = balance < LEAST ? Math.ceil((LEAST - balance) / TEN_THOUSAND) * TEN_THOUSAND : 0
    if (needed > 0) made.push({ ...putIn, ...onDay(addDays(from, 2)), centavos: needed })
    balance += needed
    ends.push(balance)
  }
  const nets = months.map(([, moved]) => moved)
  const after = nets.indexOf(Math.max(...nets)) + 1
  const spare = Math.floor((Math.min(...ends.slice(after)) - KEPT) / TEN_THOUSAND) * TEN_THOUSAND
  const [from] = months[after] ?? []
  if (from !== undefined && spare > 0) made.push({ ...takenOut, ...onDay(addDays(from, 9)), centavos: spare })
  return made
}

/**
 * A year of entries from an opening balance on: bills, and what keeps the cash that of a small agency, whatever its invoices
 * and orders moved in the months.
 */
export const yearOf = (today: string, opening: number, moved: Moved): { first: string; entries: Written[] } => {
  const bills = billsOf(today)
  const froms = Array.from({ length: MONTHS + 1 }, (_, at) => firstOfMonth(monthOf(today) - MONTHS + at))
  const months = froms.map((from) => {
    const paid = bills.filter(({ paid_on }) => paid_on !== undefined && firstOfMonth(monthOf(paid_on)) === from)
    const billed = paid.reduce((sum, { direction, centavos }) => sum + (direction === comes ? centavos : -centavos), 0)
    return [from, billed + (moved.get(from) ?? 0)] as const
  })
  const entries = [...bills, ...partnersOf(opening, months)].filter(
    ({ due_on, paid_on }) => paid_on === undefined || due_on < today,
  )
  return { first: addDays(firstOfMonth(monthOf(today) - MONTHS), -1), entries }
}
