import { useState } from 'react'
import type { Field, Maybe } from '#web/kit/form/field.ts'

export interface Reading<T> {
  /** The value as it stands in the field when nobody types. */
  readonly show: (value: T) => string
  /** Undefined for a text that is none yet. */
  readonly read: (text: string) => T | undefined
  /** The word for such a text, as in `common.fieldNumber`. */
  readonly word: string
}

interface Typed<T> {
  readonly text: string
  readonly value: T | null
  readonly readable: boolean
}

/**
 * A value that is typed as text: what is typed stays as it is while it is typed, is put in order once it is left, and what
 * cannot be read stays too, with its error.
 */
export const useTyped = <T extends string | number>(given: Maybe<T>, { show, read, word }: Reading<T>) => {
  // Null is only set by `clear`, which knows what empty is here.
  const of = given as Field<T | null>
  const [typed, setTyped] = useState<Typed<T>>()
  // An empty text is no value, also where the schema takes no null.
  const held = of.value === '' ? null : of.value
  const isOwn = typed !== undefined && Object.is(typed.value, held) && typed.readable !== of.refused
  const shown = held === null ? '' : show(held)
  const type = (text: string): void => {
    const value = read(text)
    const empty = text.trim() === ''
    if (empty) of.clear()
    else if (value === undefined) of.refuse(word)
    else of.set(value)
    const next = empty ? null : (value ?? held)
    setTyped({ text, value: next, readable: empty || value !== undefined })
  }
  return {
    text: isOwn ? typed.text : shown,
    type,
    /** Sets a value itself, as an arrow key does. */
    put: (value: T) => {
      of.set(value)
      setTyped(undefined)
    },
    leave: () => {
      of.leave()
      if (!of.refused) setTyped(undefined)
    },
  }
}
