import { isCallError } from '#web/kit/call/call-error.ts'

/** The server's answer to an accepted file. */
export interface Stored<V extends string | number> {
  readonly id: V
  readonly nome?: string
}

/** `waiting`: the connection is gone, and the upload resumes by itself; `checking`: all is sent, the server checks
 * it. */
export type UploadState = 'sending' | 'waiting' | 'checking'

export interface UploadOptions {
  readonly signal: AbortSignal
  /** Share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly onState: (state: UploadState) => void
}

/**
 * Sends a file and answers its id, which the form then sends; given by whoever uses the field. Called again with the same
 * file it goes on from where it was, if it can.
 */
export type Upload<V extends string | number> = (file: File, options: UploadOptions) => Promise<Stored<V>>

/** True for an error that may be transient: no answer, or a server that is busy. */
export const mayTryAgain = (error: unknown): boolean =>
  !isCallError(error) || error.network || error.cancelled || error.status >= 500 || error.status === 429

/** True when the file matches a type such as `image/png`, a family such as `image/*`, or an extension such as
 * `.pdf`. */
export const fits = (file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean =>
  accept.length === 0 ||
  accept.some((accepted) => {
    if (accepted.startsWith('.')) return file.name.toLowerCase().endsWith(accepted.toLowerCase())
    return accepted.endsWith('/*') ? file.type.startsWith(accepted.slice(0, -1)) : file.type === accepted
  })

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** `1,5 MB`, in steps of a thousand. */
export const shownSize = (bytes: number, format: (it: number) => string): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** step
  return `${format(value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[step] ?? ''}`
}
