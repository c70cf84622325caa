import { codes } from '#contract/kit/codes.ts'

/** Specification, section 3, "Message recipient type". */
export const recipientType = codes({ none: 0, all: 1, looper: 2, client: 3 })
/** Specification, section 3, "Message system type": what a message is about. */
export const systemType = codes({ announcement: 0, atom: 1, order: 2, project: 3, delivery: 4, team: 5 })
/** Specification, section 3, "Channel": a reminder comes again until it is accepted. */
export const channel = codes({ notification: 0, reminder: 1 })
/** Specification, section 3: the colour says how urgent a message is. */
export const messageColor = codes({ info: 1, alert: 2, urgent: 3 })
/** Specification, section 3, "Accept". */
export const accept = codes({ no: 0, yes: 1 })

/** Hours between two reminders, where the author says nothing else. */
export const REMIND_HOURS = 24
/** Most people that are chosen one by one. */
export const PEOPLE_MAX = 200
/** Most characters of a message, as plain text. */
export const TITLE_MAX = 4000
/** Most characters of the words of an answer. */
export const WORD_MAX = 300
