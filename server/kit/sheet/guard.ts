/** Formula signs, with the full-width ones of East Asian keyboards, which spreadsheets treat alike. */
const SIGNS = '=+\\-@＝＋－＠'
/** Formula at the beginning of a text, where a tab or a line break hides one, with its apostrophes. */
const FORMULA = new RegExp(`^'*[${SIGNS}\\t\\r]`)
/** Formula within a text: a program that splits at the other locale's separator, or knows no quotes, begins a cell
 * there. */
const INNER = new RegExp(`([,;\\t\\r\\n][ "]*)(?='*[${SIGNS}])`, 'g')
const INNER_GUARD = new RegExp(`([,;\\t\\r\\n][ "]*)'(?='*[${SIGNS}])`, 'g')

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula, whole or after a separator (CWE-1236). One
 * that begins with apostrophes gets another, so that `unguarded` tells them apart.
 */
export const harmless = (text: string): string => {
  const inside = text.replaceAll(INNER, "$1'")
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** Takes off what `harmless` put on; a text that it could not have written stays as it is. */
export const unguarded = (cell: string): string => {
  const bare = (FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell).replaceAll(INNER_GUARD, '$1')
  return harmless(bare) === cell ? bare : cell
}
