/** Spaces of Unicode, as the no-break space that Option+Space types on a Mac. */
const SPACES = /\p{Zs}/gu

/**
 * Password as it is stored and compared, by the OpaqueString profile of RFC 8265: a Mac and a PC send the same accents
 * as different characters. Upper and lower case stay as they are.
 */
export const preparePassword = (typed: string): string => typed.replace(SPACES, ' ').normalize('NFC')

/** True when both read the same, however each was typed. */
export const isSamePassword = (one: string, other: string): boolean => preparePassword(one) === preparePassword(other)

/**
 * Forms under which a typed password may be stored, the prepared one first. Before passwords were prepared they were
 * stored as typed; a form that equals another is left out, so that most passwords have one.
 */
export const passwordForms = (typed: string): [string, ...string[]] => {
  const prepared = preparePassword(typed)
  const others = [typed, typed.normalize('NFD')].filter((form) => form !== prepared)
  return [prepared, ...new Set(others)]
}
