import { createHmac, timingSafeEqual } from 'node:crypto'

/** Path of signed links; a request without a valid signature gets nothing. */
export const LINK_PATH = '/api/files/content'
export const LINK_SECONDS = 60

export interface Links {
  /** Returns an address that is valid until then. */
  sign(key: string, until: Date): string
  isGood(it: { key: string; until: string; sign: string }, now: Date): boolean
}

/** Makes links that are signed instead of stored. They use the secret of sessions, for another purpose. */
export const makeLinks = (secret: string): Links => {
  const signOf = (key: string, until: string): string =>
    createHmac('sha256', secret).update(`file link ${key} ${until}`).digest('base64url')
  return {
    sign: (key, until) => {
      const at = String(until.getTime())
      return `${LINK_PATH}/${key}?until=${at}&sign=${signOf(key, at)}`
    },
    isGood: ({ key, until, sign }, now) => {
      const wanted = Buffer.from(signOf(key, until))
      const given = Buffer.from(sign)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(until) > now.getTime()
    },
  }
}
