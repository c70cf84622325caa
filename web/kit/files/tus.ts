import type { DetailedError, HttpRequest } from 'tus-js-client'
import { LOCALE_HEADER } from '#contract/kit/words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { inTime } from '#web/kit/call/load.ts'
import { freshToken } from '#web/kit/call/refresh.ts'
import type { UploadOptions } from '#web/kit/form/fields/files/upload.ts'
import { getLocale, say } from '#web/kit/words.ts'

/** Less than the bodies that proxies let through unless they are told, and what a slow line sends within half a minute. */
const PART_BYTES = 1_000_000
/** A part without an answer for that long has been lost. */
const PART_MS = 60_000
/** The pauses after which a broken sending is tried again; whatever got further begins with the first one anew. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000]

/** 401: the token was renewed by another tab meanwhile. 409, 423: the part before has not quite ended yet. */
const passing = (status: number): boolean => status === 0 || status >= 500 || [401, 409, 423, 429].includes(status)
const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0

const detailIn = (body: string): string | undefined => {
  try {
    const problem: unknown = JSON.parse(body)
    return typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail) : undefined
  } catch {
    return undefined
  }
}

const callErrorOf = (error: Error | DetailedError): CallError => {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer) return new CallError({ message: say(uiWords, 'networkError'), network: true })
  return new CallError({
    message: detailIn(answer.getBody()) ?? say(uiWords, 'badAnswer'),
    status: answer.getStatus(),
  })
}

const prepare = async (request: HttpRequest): Promise<void> => {
  request.setHeader('authorization', `Bearer ${(await freshToken()) ?? ''}`)
  request.setHeader(LOCALE_HEADER, getLocale())
  const under: unknown = request.getUnderlyingObject()
  if (!(under instanceof XMLHttpRequest)) return
  under.timeout = PART_MS
  // The library hears of errors only.
  under.addEventListener('timeout', (event) => under.onerror?.(event))
}

/**
 * Sends a file to an upload that the server has begun, in parts, from wherever it stands; a broken connection is waited
 * for and the sending goes on. Rejects with a CallError once that has not helped, or with the signal's reason.
 */
export const sendByTus = async (
  url: string,
  file: File,
  { signal, onProgress, onState }: UploadOptions,
): Promise<void> => {
  // 20 kB that only who sends a file needs.
  const { Upload } = await inTime(import('tus-js-client'))
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: PART_BYTES,
      retryDelays: PAUSES_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: prepare,
      onShouldRetry: (error) => {
        const again = passing(statusOf(error))
        if (again) onState('waiting')
        return again
      },
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(),
      onError: (error) => reject(callErrorOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
  })
}
