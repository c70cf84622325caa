import type { WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'

export interface FieldError {
  /** Name of the field as it stands in the call's input, dotted when it is nested. */
  path: string
  message: string
}

export interface RefusalOptions {
  status?: number
  params?: WordParams
  /** Fields that the refusal is about, each with a word of its own. */
  fields?: Readonly<Record<string, WordKey>>
  /** Facts for the screen, next to the message; `other: { name, link }` names another record, which a form links to. */
  extra?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/** An expected no: one handler turns it into a status and a message in the caller's language. */
export class Refusal extends Error {
  readonly key: WordKey
  readonly options: RefusalOptions
  constructor(key: WordKey, options: RefusalOptions) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.options = options
  }
}

/** Ends the handler and rolls its transaction back. Without a status it is a refusal for a business reason (422). */
export const refuse = (key: WordKey, options: RefusalOptions = {}): never => {
  throw new Refusal(key, options)
}

export const notFound = (): never => refuse('common.notFound', { status: 404 })
export const forbidden = (): never => refuse('common.accessDenied', { status: 403 })
export const stale = (current: unknown): never => refuse('common.stale', { status: 409, extra: { current } })
