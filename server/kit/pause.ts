import { setImmediate as immediate } from 'node:timers/promises'

/** Lets other calls have their turn, in work of many lines. */
export const pause = (): Promise<void> => immediate()
