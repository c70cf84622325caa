/** Linear red, green and blue. */
export type Light = readonly [number, number, number]

/** A colour of `oklch()`, and of linear light in OKLab (https://bottosson.github.io/posts/oklab/). */
export const lightOf = (lightness: number, chroma: number, hue: number): Light => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const within = (it: number) => Math.min(1, Math.max(0, it))
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
const labOf = ([r, g, b]: Light): Light => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
/** Contrast of two colours as WCAG 2 defines it. */
export const contrast = (one: Light, other: Light): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/**
 * Matrices over linear light of sight without one kind of cone: Machado, Oliveira and Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.
 */
export const sights: Readonly<Record<string, readonly Light[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}
const seen = (sight: readonly Light[], [r, g, b]: Light): Light => {
  const [red = 0, green = 0, blue = 0] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)),
  )
  return [red, green, blue]
}

/** How far two colours are apart in OKLab to somebody's sight. */
export const distance = (one: Light, other: Light, sight: readonly Light[]): number => {
  const [from, to] = [labOf(seen(sight, one)), labOf(seen(sight, other))]
  return Math.hypot(...from.map((it, at) => it - (to[at] ?? 0)))
}
