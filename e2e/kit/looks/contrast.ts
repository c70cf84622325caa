/** A colour in sRGB, each channel and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number]

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/

const encoded = (linear: number): number => {
  const share = Math.min(1, Math.max(0, linear))
  return share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055
}
const decoded = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Converts `oklch(…)` to sRGB as the CSS Color 4 specification does; undefined for any other notation. */
export const oklch = (text: string): Colour | undefined => {
  const found = OKLCH.exec(text)
  if (!found) return undefined
  const [lightness = 0, chroma = 0, degrees = 0] = found.slice(1, 4).map(Number)
  const a = chroma * Math.cos((degrees * Math.PI) / 180)
  const b = chroma * Math.sin((degrees * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    Number(found[4] ?? 1),
  ]
}

/** Blends a colour over an opaque one. */
export const over = (top: Colour, below: Colour): Colour => {
  const mixed = (channel: 0 | 1 | 2) => top[channel] * top[3] + below[channel] * (1 - top[3])
  return [mixed(0), mixed(1), mixed(2), 1]
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * decoded(red) + 0.7152 * decoded(green) + 0.0722 * decoded(blue)

/** Contrast ratio of WCAG 2, from 1 to 21, of two opaque colours. */
export const contrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
