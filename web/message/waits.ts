import type { MessageRow } from '#contract/message/message.ts'
import { serverNow } from '#web/kit/clock.ts'

/** True for a message that wants an answer and can still be given one. */
export const waitsForAnswer = ({ aceite, aceito, expires_at }: MessageRow): boolean =>
  aceite === 1 && aceito === null && (expires_at === null || Date.parse(expires_at) > serverNow())
