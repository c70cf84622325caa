import type { Answer } from '#server/db/engine/engine.ts'

/** What the engine's thread begins with. */
export interface EngineData {
  dataDir: string
  /** In MB; with less on the disk it answers reading only. */
  leastRoom: number
}

/** What the server asks the engine's thread; without values, `text` may be several statements. */
export interface Ask {
  id: number
  text: string
  values?: unknown[] | undefined
}

/** An error on its way between threads: copying one keeps its message only. */
export interface SerializedError {
  message: string
  stack?: string | undefined
  fields: Readonly<Record<string, unknown>>
}

export type EngineMessage =
  | { kind: 'open' }
  | { kind: 'closed' }
  | { kind: 'answer'; id: number; answers: Answer[] }
  | { kind: 'error'; id: number; error: SerializedError }
  | { kind: 'lost'; error: SerializedError }

/** Values that were sent stay where they are; a log has no use for what people wrote. */
const KEPT_BACK = ['params', 'queryOptions', 'message', 'stack']

const copied = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

export const serializeError = (error: unknown): SerializedError => {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([name, value]) => copied(value) && !KEPT_BACK.includes(name))
  return { message: error.message, stack: error.stack, fields: Object.fromEntries(fields) }
}

/** The error again, with its code, constraint and detail. */
export const deserializeError = ({ message, stack, fields }: SerializedError): Error =>
  Object.assign(new Error(message), fields, stack === undefined ? {} : { stack })
