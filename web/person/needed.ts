import type { Field } from '#web/kit/form/field.ts'

/** A field whose column takes null, and which this person has to fill in all the same. */
export const needed = <T>(field: Field<T>): Field<T> => ({ ...field, required: true })
