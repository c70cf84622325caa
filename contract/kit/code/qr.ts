import { z } from 'zod'

/** A QR code: its modules a side, without the quiet zone, and the dark ones as the path of an SVG of that size. */
export const qrCode = z.object({ size: z.number().int(), path: z.string() })
export type QrCode = z.output<typeof qrCode>
