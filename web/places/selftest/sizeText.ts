import type { Locale } from '#contract/kit/words.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them: `1,2 MB`. */
export const sizeText = (bytes: number, locale: Locale): string => {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const number = new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: step === 0 ? 0 : 1 })
  return `${number.format(bytes / 1000 ** step)} ${units[step]}`
}
