import qrcode from 'qrcode-generator'
import type { QrCode } from '#contract/kit/code/qr.ts'

/** A text as a QR code that a camera reads from a screen or from paper; its path joins the dark modules of a row. */
export const qrOf = (text: string): QrCode => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_it, x) => (code.isDark(y, x) ? '1' : '0')).join(''),
  )
  const path = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: path.join('') }
}
