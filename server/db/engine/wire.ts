import type { Answer } from '#server/db/engine/engine.ts'

/** Parameters of the engine's thread. */
export interface EngineData {
  dataDir: string
  /** MB of free disk below which it answers reads only. */
  leastRoom: number
}

/** Request to the engine's thread; without values, `text` may be several statements. */
export interface Ask {
  id: number
  text: string
  values?: unknown[] | undefined
}

/** Error as it is sent between threads: copying an error keeps its message only. */
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

/** Fields that are not sent: values could end up in a log, which must not hold what people wrote. */
const KEPT_BACK = ['params', 'queryOptions', 'message', 'stack']

const copied = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

export const serializeError = (error: unknown): SerializedError => {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([name, value]) => copied(value) && !KEPT_BACK.includes(name))
  return { message: error.message, stack: error.stack, fields: Object.fromEntries(fields) }
}

/** Restores the error, with its code, constraint and detail. */
export const deserializeError = ({ message, stack, fields }: SerializedError): Error =>
  Object.assign(new Error(message), fields, stack === undefined ? {} : { stack })
