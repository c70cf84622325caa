import { store } from '#web/kit/store.ts'

/** The chooser of what to create while it is open; with a key what has been chosen already. */
export const createAsked = store<{ readonly key?: string } | undefined>(undefined)

export const askCreate = (key?: string): void => createAsked.set(key === undefined ? {} : { key })
export const endCreate = (): void => createAsked.set(undefined)
