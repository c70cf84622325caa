import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** Standard fonts of PDF: every reader has them, they add no bytes to a file, and measuring them is fast. */
const STANDARD = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const
/** Letters of the standard fonts: Windows-1252, those of Western Europe. */
const WESTERN = /^[ -~\u00A0-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u

/** Font for all other Latin letters, Greek, Cyrillic and more; a file embeds the letters that it shows. */
const fileOf = (style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`))
export const WIDE = { regular: fileOf('400Regular'), bold: fileOf('600SemiBold') } as const

let wide: ReturnType<typeof create> | undefined
const isHeld = (letter: string): boolean => {
  wide ??= create(readFileSync(WIDE.regular))
  if (!('hasGlyphForCodePoint' in wide)) throw new Error('A file of several typefaces')
  const { hasGlyphForCodePoint } = wide
  return Array.from(letter, (it) => it.codePointAt(0) ?? 0).every((it) => hasGlyphForCodePoint.call(wide, it))
}

const letters = new Intl.Segmenter()

/** Makes a text displayable: one line, and a question mark for each letter that no font holds. */
export const legible = (text: string): string => {
  const line = text.normalize('NFC').replace(/\s/gu, ' ')
  if (WESTERN.test(line)) return line
  return [...letters.segment(line)].map(({ segment }) => (isHeld(segment) ? segment : '?')).join('')
}

/** Font of a displayable text: a name that the PDF library knows, or a file. */
export const fontOf = (text: string, weight: Weight): string => (WESTERN.test(text) ? STANDARD : WIDE)[weight]

/** Ascent of the standard fonts as a part of the font size; all texts share that baseline. */
export const ASCENT = 0.718
