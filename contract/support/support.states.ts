import type { Machine } from '#contract/kit/machine.ts'

export const supportStatuses = ['open', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** `write` is its author adding to it; `resume` and `reopen` undo a closing, with and without an answer before it. */
export type SupportEvent = 'answer' | 'write' | 'close' | 'resume' | 'reopen'

export const supportMachine: Machine<SupportStatus, SupportEvent> = {
  open: { answer: 'answered', write: 'open', close: 'closed' },
  answered: { answer: 'answered', write: 'open', close: 'closed' },
  closed: { resume: 'answered', reopen: 'open' },
}
