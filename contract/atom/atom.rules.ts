import { codes } from '#contract/kit/codes.ts'
import { next, type Machine } from '#contract/kit/machine.ts'

/** Specification, section 4, "Atom status (table)". */
export const atomStatus = codes({
  pending: 0,
  accepted: 1,
  finished: 2,
  cancelled: 3,
  approved: 4,
  invoiced: 5,
  paid: 6,
})

/** The last two are set by payment orders. */
const atomActs = ['accept', 'finish', 'cancel', 'approve', 'invoice', 'pay'] as const
type AtomAct = (typeof atomActs)[number]
/** Acts that people take by hand. */
export const handActs = ['accept', 'finish', 'cancel', 'approve'] as const
export type HandAct = (typeof handActs)[number]

const { of } = atomStatus

/** Decisions, "Ventures and below". */
export const atomMoves: Machine<number, AtomAct> = {
  [of.pending]: { accept: of.accepted, cancel: of.cancelled },
  [of.accepted]: { finish: of.finished, cancel: of.cancelled },
  [of.finished]: { approve: of.approved },
  [of.cancelled]: {},
  [of.approved]: { invoice: of.invoiced },
  [of.invoiced]: { pay: of.paid },
  [of.paid]: {},
}

/** Act by hand that leads from one status to another; undefined where there is none. */
export const handActTo = (from: number, to: number): HandAct | undefined =>
  handActs.find((act) => next(atomMoves, from, act) === to)

/** Acts that can be taken by hand in a status. */
export const actsFrom = (status: number): HandAct[] =>
  handActs.filter((act) => next(atomMoves, status, act) !== undefined)

/** Short id as people write it: `LUA-128`. */
export const SHORT_ID = /^([A-Z][A-Z0-9]{0,11})-([1-9]\d{0,8})$/

/** Parts of a short id, whatever the case and surrounding space; undefined for another text. */
export const shortIdOf = (text: string): { sigla: string; number: number } | undefined => {
  const [, sigla, number] = SHORT_ID.exec(text.trim().toUpperCase()) ?? []
  return sigla === undefined ? undefined : { sigla, number: Number(number) }
}
