/** What becomes of a loop in a week: paid by it, or why it is not yet. */
export const loopFates = [
  'returned',
  'forced',
  'denied',
  'undescribed',
  'tooLong',
  'ready',
  'running',
  'taken',
  'elsewhere',
  'leftOut',
] as const
export type LoopFate = (typeof loopFates)[number]
