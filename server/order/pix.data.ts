import type { Payment } from '#server/kit/pix/pix.ts'

interface PaidOrder {
  readonly numero: number
  /** Name of its looper. */
  readonly nome: string
  readonly centavos: number
}

interface Receiver {
  readonly pix_key: string | null
  readonly city: string | null
}

/** An order as a payment by PIX: its page, its PDF and the mail that it is due make their one code of this. */
export const pixOf = ({ numero, nome, centavos }: PaidOrder, { pix_key, city }: Receiver): Payment => ({
  key: pix_key,
  name: nome,
  city: city ?? '',
  centavos,
  txid: `NUCLEO${String(numero)}`,
})
