/** Measures of a page in points, and the colours of print. */
export const MARGIN = 40
/** Width of A4 between its margins. */
export const WIDTH = 595.28 - 2 * MARGIN
/** Font size of tables; others are below and above it. */
export const SIZE = 8.5
export const colours = { text: '#1d1b19', quiet: '#6b6660', line: '#d9d5d0', band: '#f4f2ef' } as const
