import { z } from 'zod'
import { qrCode } from '#contract/kit/code/qr.ts'

/** What pays somebody by PIX: the code as a text, "copia e cola", and the same as a QR code. */
export const pixPayment = z.object({ code: z.string(), qr: qrCode })
export type PixPayment = z.output<typeof pixPayment>
