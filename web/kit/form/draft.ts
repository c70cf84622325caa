import { session } from '#web/kit/session/session.ts'
import { browserStorage } from '#web/kit/storage.ts'

const DAYS = 30
const MS = DAYS * 24 * 3600 * 1000

/** Drafts are each person's own, also in a browser that several people use. */
const keyOf = (name: string): string => `nucleo.draft.${session.get().me?.id ?? 0}.${name}`

export const readDraft = <T>(name: string): T | undefined => {
  try {
    const kept = JSON.parse(browserStorage.get(keyOf(name)) ?? 'null') as { at: number; value: T } | null
    return kept && Date.now() - kept.at < MS ? kept.value : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (name: string, value: unknown): void =>
  browserStorage.set(keyOf(name), JSON.stringify({ at: Date.now(), value }))

/** The thing that a draft is about got another name. */
export const moveDraft = (from: string, to: string): void => {
  const kept = browserStorage.get(keyOf(from))
  if (kept === null) return
  browserStorage.set(keyOf(to), kept)
  browserStorage.remove(keyOf(from))
}

export const dropDraft = (name: string): void => browserStorage.remove(keyOf(name))
