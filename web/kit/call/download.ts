import type { AnyEndpoint, CallRef, InputOf } from '#contract/kit/endpoint.ts'
import { readAnswer } from '#web/kit/call/answer.ts'
import { answerTo } from '#web/kit/call/call.ts'

export interface Saved {
  readonly name: string
  /** Rows of a table; null when the file is none. */
  readonly rows: number | null
}

/** Long enough for the browser to have taken the file. */
const KEPT_MS = 60_000

/** The name that the server gave the file (RFC 6266), the one in UTF-8 first. */
const nameIn = (response: Response): string => {
  const about = response.headers.get('content-disposition') ?? ''
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(about)?.[1]
  return (wide ? decodeURIComponent(wide) : /filename="([^"]+)"/i.exec(about)?.[1]) ?? 'download'
}

const rowsIn = (response: Response): number | null => {
  const count = response.headers.get('x-row-count')
  return count === null ? null : Number(count)
}

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '')

/** Saves what stands at an address; the page stays where it is. */
export const saveFrom = (url: string, name: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/**
 * Fetches the file of a call and saves it under the server's name: `await download(loopCenterCalls.export, { format: 'csv' })`.
 * Throws `CallError` like every call, and the screen stays as it is.
 */
export const download = async <E extends AnyEndpoint>(endpoint: CallRef<E> | E, input: InputOf<E>): Promise<Saved> => {
  const response = await answerTo(endpoint, input)
  // A refusal is no file: it is thrown as it is for any call, under section 7 with a status of 200.
  const soft = endpoint.envelope === true && isJson(response)
  if (!response.ok || soft) await readAnswer(response, soft)
  const url = URL.createObjectURL(await response.blob())
  const name = nameIn(response)
  saveFrom(url, name)
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  return { name, rows: rowsIn(response) }
}
