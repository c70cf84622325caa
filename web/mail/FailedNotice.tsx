import type { MailRow } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useNextTry } from '#web/mail/useNextTry.ts'

/** Over a mail that could not leave: what happens with it next. */
export const FailedNotice = ({ of }: { readonly of: MailRow }) => {
  const t = useWords(mailWords)
  const next = useNextTry(of)
  if (of.status !== 'failed') return null
  return (
    <Notice tone="warn">
      <div>
        {next}. {t(of.next_try_at === null ? 'givenUpWhy' : 'nextTryWhy')}
      </div>
    </Notice>
  )
}
