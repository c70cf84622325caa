import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { mailList, type MailRow } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { mailConfigWords } from '#contract/mail/mailConfig.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf } from '#web/kit/list/cells.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { ResendMany } from '#web/mail/ResendMany.tsx'
import { useNextTry } from '#web/mail/useNextTry.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** Status of a mail; for a failed one also the time of the next try. */
const MailStatus = ({ of }: { readonly of: MailRow }) => {
  const f = useFormat()
  const say = useNounWords(mailWords)
  const next = useNextTry(of)
  const state = cellOf(of.status, mailList.columns.status, { f, say, column: 'status' })
  return of.status === 'failed' ? <TwoLines short first={state} under={next} /> : <>{state}</>
}

/** Every mail of the outbox and what became of it. */
export const MailListScreen = () => {
  const t = useWords(mailWords)
  const c = useWords(mailConfigWords)
  const { can } = useSession()
  const list = useList(mailList, useNounWords(mailWords))
  const setup = useSetup()
  return (
    <ListTable
      of={list}
      action={
        can('mail.configure') && (
          <Button component={Link} to={pathTo('mailConfig')} variant="default">
            {c('open')}
          </Button>
        )
      }
      lead={t(setup.data?.mail === false ? 'leadSilent' : 'lead')}
      cells={{
        subject: { grow: 3 },
        to_address: { grow: 2 },
        status: { card: 'aside', cell: (row) => <MailStatus of={row} /> },
        sent_at: { card: 'hidden' },
        error: { grow: 2 },
      }}
      bulk={can('mail.resend') ? (chosen) => <ResendMany chosen={chosen} filter={list.filter} /> : undefined}
      rows={{
        rowName: (row) => row.subject,
        unselectable: ({ status }) => (status === 'waiting' ? t('stillWaiting') : undefined),
        rowLink: ({ code }) => (can('mail.preview') ? pathTo('mailPreview', { mail_code: code }) : undefined),
      }}
    />
  )
}
