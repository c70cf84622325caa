import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** Part of a PDF by itself: every reader has them, a file does not grow by them, and they are measured fast. */
const STANDARD = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const
/** What they hold: the letters of Windows-1252, which are those of Western Europe. */
const WESTERN = /^[ -~\u00A0-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u

/** For all other Latin letters, Greek, Cyrillic and more; a file takes those that it shows. */
const fileOf = (style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`))
const WIDE = { regular: fileOf('400Regular'), bold: fileOf('600SemiBold') } as const

let wide: ReturnType<typeof create> | undefined
const isHeld = (letter: string): boolean => {
  wide ??= create(readFileSync(WIDE.regular))
  if (!('hasGlyphForCodePoint' in wide)) throw new Error('A file of several typefaces')
  const { hasGlyphForCodePoint } = wide
  return Array.from(letter, (it) => it.codePointAt(0) ?? 0).every((it) => hasGlyphForCodePoint.call(wide, it))
}

const letters = new Intl.Segmenter()

/** A text as it can be shown: in one line, and a letter that no font at hand holds is one question mark. */
export const legible = (text: string): string => {
  const line = text.normalize('NFC').replace(/\s/gu, ' ')
  if (WESTERN.test(line)) return line
  return [...letters.segment(line)].map(({ segment }) => (isHeld(segment) ? segment : '?')).join('')
}

/** What shows a legible text: a name that the PDF library knows, or a file. */
export const fontOf = (text: string, weight: Weight): string => (WESTERN.test(text) ? STANDARD : WIDE)[weight]

/** How far below its top a line stands in the standard fonts, as a part of the size; so that all stand on one line. */
export const ASCENT = 0.718
