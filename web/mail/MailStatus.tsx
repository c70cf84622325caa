import { mailList, type MailRow } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf } from '#web/kit/list/cells.tsx'
import { useNounWords } from '#web/kit/list/useList.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { useNextTry } from '#web/mail/useNextTry.ts'

/** Status of a mail; for a failed one also the time of the next try. */
export const MailStatus = ({ of }: { readonly of: MailRow }) => {
  const f = useFormat()
  const say = useNounWords(mailWords)
  const next = useNextTry(of)
  const state = cellOf(of.status, mailList.columns.status, { f, say, column: 'status' })
  return of.status === 'failed' ? <TwoLines short first={state} under={next} /> : <>{state}</>
}
