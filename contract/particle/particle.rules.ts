import { codes } from '#contract/kit/codes.ts'

/** Columns of the backlog board (decisions, "Particles"); every move between them is allowed. */
export const particleStatus = codes({ backlog: 0, todo: 1, doing: 2, review: 3, done: 4 })
