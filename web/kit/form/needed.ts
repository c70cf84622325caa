import type { FieldFrame } from '#web/kit/form/field.ts'

/** A field whose column takes null, and which this person has to fill in all the same. */
export const needed = <F extends FieldFrame>(field: F): F => ({ ...field, required: true })
