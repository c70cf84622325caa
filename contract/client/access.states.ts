import { codes } from '#contract/kit/codes.ts'

/** Specification, section 9: basic sees, admin also approves. */
export const clientAccessRole = codes({ basic: 0, admin: 1 })

/** `invited`: the mail's link was not used yet; `lapsed`: it is not valid any more. */
export const accessStates = ['on', 'invited', 'lapsed', 'off'] as const
export type AccessState = (typeof accessStates)[number]
