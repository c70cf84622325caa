import type { Field } from '#web/kit/form/field.ts'

/** A field where something may be added: to leave it empty is no mistake, only to send it so, and no mark asks for it. */
export const composed = <T>(of: Field<T>): Field<T> => ({ ...of, required: false, leave: () => undefined })
