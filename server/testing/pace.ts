import { inject } from 'vitest'

/** A limit that only ends what hangs: `ms` on the quiet reference machine, in milliseconds on this one as it is now. */
export const scaled = (ms: number): number => Math.ceil(ms * inject('pace'))
