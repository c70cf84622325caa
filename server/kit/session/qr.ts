import qrcode from 'qrcode-generator'

export interface Qr {
  /** Modules a side, without the quiet zone. */
  size: number
  /** The dark modules, as the path of an SVG of that size. */
  path: string
}

/** A text as a QR code that a camera reads from a screen. */
export const qrOf = (text: string): Qr => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const cells = Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) }))
  const dark = cells.filter(({ x, y }) => code.isDark(y, x))
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') }
}
