import type { MailRow } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

/** Time of a failed mail's next try: the queue's pauses vary, so only the latest moment is known. */
export const useNextTry = (of: MailRow): string => {
  const t = useWords(mailWords)
  const f = useFormat()
  if (of.next_try_at === null) return t('givenUp')
  const today = f.date(of.next_try_at) === f.date(new Date(serverNow()))
  return t('nextTry', { time: today ? f.time(of.next_try_at) : f.dateTime(of.next_try_at) })
}
