import { z } from 'zod'

/** Spaces, controls, and characters that Unicode defines as invisible: zero-width spaces, fillers, the empty Braille
 * cell. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** True when nothing of the text is visible. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** Beginning of a text without half a surrogate pair, which the database refuses in JSON. */
export const beginningOf = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

/** Optional text, trimmed. */
export const optionalText = (max: number) => z.string().trim().max(max).default('')

/** Colour in the form of pages and the database: `#2563eb`. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'common.fieldColour' })
  .meta({ examples: ['#2563eb'] })

/** Required text, trimmed; `error` is the word for a blank one. */
export const requiredText = (max: number, error = 'common.fieldRequired') =>
  z
    .string()
    .trim()
    .min(1, { error })
    .max(max)
    .refine((text) => text === '' || !isBlank(text), { error })

/** Line breaks, controls, and marks that change the direction of text, which would make a name look like another
 * one. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const isRuly = (text: string): boolean => !UNRULY.test(text)

const ruly = { error: 'common.fieldOneLine' }
/** Name of a person or thing: one line, because mails, lists and notifications of others show it too. */
export const requiredName = (max: number, error?: string) => requiredText(max, error).refine(isRuly, ruly)
export const optionalName = (max: number) => z.string().trim().max(max).refine(isRuly, ruly).default('')
