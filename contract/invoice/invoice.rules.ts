import { addDays } from '#contract/kit/dates.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { priceOf } from '#contract/order/order.rules.ts'
import { invoiceLineKind } from './invoice.codes.ts'

/** What an invoice charges: whole centavos, each loop rounded once, as where it is paid (specification, section 9). */

export interface ChargedLoop {
  readonly id: number
  readonly venture: RecordRef
  readonly atomo: RecordRef
  readonly segundos: number
  /** What the client is invoiced for an hour of the venture. */
  readonly valor_hora_centavos: number
}

export interface ChargedEntrega {
  readonly id: number
  readonly nome: string
  readonly venture: RecordRef
  readonly valor_centavos: number
}

export interface OtherLine {
  readonly venture: RecordRef
  readonly descricao: string
  readonly centavos: number
}

export interface Charged {
  readonly entregas: readonly ChargedEntrega[]
  readonly loops: readonly ChargedLoop[]
  readonly others: readonly OtherLine[]
}

export type PricedLoop = ChargedLoop & { readonly decimos: number; readonly centavos: number }

export interface InvoiceLine {
  readonly kind: number
  readonly venture: RecordRef
  readonly entrega: RecordRef | null
  readonly atomo: RecordRef | null
  readonly descricao: string
  readonly decimos: number | null
  readonly valor_hora_centavos: number | null
  readonly centavos: number
  readonly loops: readonly PricedLoop[]
}

/** Letters of a line, as its table has them. */
const TEXT_MAX = 300

const sum = (values: readonly number[]): number => values.reduce((total, it) => total + it, 0)

const hoursLine = (loops: readonly ChargedLoop[]): InvoiceLine[] => {
  const [first] = loops
  if (!first) return []
  const priced = loops.map((it) => ({ ...it, ...priceOf(it) }))
  const { venture, atomo, valor_hora_centavos } = first
  const centavos = sum(priced.map((it) => it.centavos))
  // Less than three minutes are nothing, and no line is.
  if (centavos === 0) return []
  const decimos = sum(priced.map((it) => it.decimos))
  const about = { kind: invoiceLineKind.of.hours, venture, entrega: null, atomo }
  return [{ ...about, descricao: atomo.nome.slice(0, TEXT_MAX), decimos, valor_hora_centavos, centavos, loops: priced }]
}

/** The lines of an invoice: its deliverables, then the hours of each atom together, then what was entered by hand. */
export const linesOf = ({ entregas, loops, others }: Charged): InvoiceLine[] => {
  const none = { entrega: null, atomo: null, decimos: null, valor_hora_centavos: null, loops: [] }
  const ofAtoms = Map.groupBy(loops, (it) => `${String(it.venture.id)} ${String(it.atomo.id)}`)
  return [
    ...entregas.map(({ id, nome, venture, valor_centavos }) => ({
      ...none,
      kind: invoiceLineKind.of.entrega,
      venture,
      entrega: { id, nome },
      descricao: nome.slice(0, TEXT_MAX),
      centavos: valor_centavos,
    })),
    ...[...ofAtoms.values()].flatMap(hoursLine),
    ...others.map((it) => ({ ...none, ...it, kind: invoiceLineKind.of.other })),
  ]
}

/** Centavos of lines together. */
export const totalOf = (lines: readonly Pick<InvoiceLine, 'centavos'>[]): number => sum(lines.map((it) => it.centavos))

const DUE_DAYS = 15

/** Day on which an invoice is due, where no other one is chosen. */
export const dueAfter = (issued: string): string => addDays(issued, DUE_DAYS)

/** Days from today by which its client is reminded before it is due, and after. */
export const REMIND_BEFORE = 3
export const REMIND_AFTER = 1
