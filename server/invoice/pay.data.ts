import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { PixPayment } from '#contract/kit/code/pix.ts'
import type { OrganisationOnPapers } from '#server/kit/organisation.ts'
import { pixPaymentOf } from '#server/kit/pix/pix.ts'

interface Payable {
  readonly status: number
  readonly number: number
  readonly total_centavos: number
}

/** What pays a pending invoice by PIX; null for another one, and where the organisation has no key. */
export const paymentBy = (
  { nome: name, city, pix_key: key }: OrganisationOnPapers,
  { status, number, total_centavos: centavos }: Payable,
): PixPayment | null =>
  status === financeStatus.of.pending
    ? (pixPaymentOf({ key, name, city, centavos, txid: `FATURA${String(number)}` }) ?? null)
    : null
