import { z } from 'zod'

/** Spaces, controls, and what Unicode says is shown as nothing: zero-width spaces, fillers, the empty Braille cell. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nobody would see anything of it. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** The beginning of a text, never half a letter: a database refuses one in JSON. */
export const beginningOf = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

/** A text that may stay empty, without the space around it. */
export const optionalText = (max: number) => z.string().trim().max(max).default('')

/** A colour as pages and the database write it: `#2563eb`. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'common.fieldColour' })
  .meta({ examples: ['#2563eb'] })

/** A text that has to be given, without the space around it; `error` is the word for one that says nothing. */
export const requiredText = (max: number, error = 'common.fieldRequired') =>
  z
    .string()
    .trim()
    .min(1, { error })
    .max(max)
    .refine((text) => text === '' || !isBlank(text), { error })

/** Breaks, controls, and marks that turn the direction of what follows: with one, a name shows as what it is not. */
const UNRULY = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const isRuly = (text: string): boolean => !UNRULY.test(text)

/** What somebody is called: one line, in letters, lists and notes of others too. */
export const requiredName = (max: number) => requiredText(max).refine(isRuly)
export const optionalName = (max: number) => z.string().trim().max(max).refine(isRuly).default('')
