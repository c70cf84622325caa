import { z } from 'zod'

/** A value among many; an empty one is asked for, and another one is named as none of them. */
export const requiredChoice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, {
    error: ({ input }) => ((input ?? '') === '' ? 'common.fieldRequired' : 'common.fieldChoice'),
  })
