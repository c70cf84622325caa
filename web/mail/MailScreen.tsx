import { Button } from '@mantine/core'
import { IconSearchOff, IconSend } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { mailCalls, mailList, type MailRow } from '#contract/mail/mail.ts'
import { mailWords } from '#contract/mail/mail.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Columns, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useNextTry } from '#web/mail/useNextTry.ts'
import { Facts } from '#web/page/Facts.tsx'
import css from './MailScreen.module.css'

/** A link with a code of 256 bits acts as its reader: it sets a password, signs in, or opens their answers. */
const SECRET = /[/=][\w-]{43}(?![\w-])/

const CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const Resend = ({ code }: { code: string }) => {
  const t = useWords(mailWords)
  const { disabledProps, unlessViewing } = usePreview()
  const resend = useSend(mailCalls.resend, {
    invalidates: [mailCalls.show, mailCalls.list],
    onSuccess: () => void toast.success(t('resent')),
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Button
      variant="default"
      loading={resend.isPending}
      leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => resend.mutate({ code }))}
    >
      {t('resend')}
    </Button>
  )
}

/** Links within the frame do nothing: it may open no window, and itself shows nothing but the mail. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">')

/** Without a public address, links of a mail to this app are paths. */
const PATH = /(?<![\w.:/-])\/#\/[^\s)>\]]+/g

/** The same links as real ones, since nobody could follow them in the mail. */
const Places = ({ text }: { text: string }) => {
  const t = useWords(mailWords)
  const paths = [...new Set(text.match(PATH))]
  if (paths.length === 0) return null
  return (
    <Notice tone="warn">
      <div>
        {t('noAddress')}
        {paths.map((path) => (
          <a key={path} className={css['place']} href={path}>
            {window.location.origin + path}
          </a>
        ))}
      </div>
    </Notice>
  )
}

/** Content of the mail. It runs no script and loads nothing from elsewhere. */
const Content = ({ code }: { code: string }) => {
  const t = useWords(mailWords)
  // Each reading is audited: it is requested once a visit, and never cached.
  const answer = useCall(mailCalls.content, { code }, { staleTime: Number.POSITIVE_INFINITY, keep: false })
  return (
    <Answer of={answer}>
      {({ data }) => (
        <Stack>
          {SECRET.test(data.text) && <Notice tone="warn">{t('secret')}</Notice>}
          <Places text={data.text} />
          <Card title={t('content')}>
            <iframe className={css['mail']} title={t('content')} sandbox="" srcDoc={framed(data.html)} />
          </Card>
          <Card title={t('text')}>
            <pre className={css['text']}>{data.text}</pre>
          </Card>
        </Stack>
      )}
    </Answer>
  )
}

const Page = ({ of }: { of: MailRow }) => {
  const t = useWords(mailWords)
  const say = useNounWords(mailWords)
  const { can } = useSession()
  return (
    <>
      <PageHeader
        title={of.subject}
        documentTitle={`${t('one')}: ${of.subject}`}
        crumbs={[{ label: t('title'), to: pathTo('mailReports') }]}
        lead={t('audited')}
        actions={can('mail.resend') && of.status !== 'waiting' && <Resend code={of.code} />}
      />
      <Stack>
        <FailedNotice of={of} />
        <Columns>
          <Content code={of.code} />
          <Facts list={mailList} row={of} say={say} />
        </Columns>
      </Stack>
    </>
  )
}

/** Over a mail that could not leave: what happens with it next. */
const FailedNotice = ({ of }: { readonly of: MailRow }) => {
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

/** One mail: its state and its content. */
export const MailScreen = () => {
  const { mail_code: code = '' } = useParams()
  const n = useWords(nounWords)
  const known = CODE.test(code)
  const answer = useCall(mailCalls.show, { code }, { enabled: known })
  if (!known || answer.error?.status === 404)
    return (
      <EmptyState
        icon={IconSearchOff}
        title={n('missingTitle')}
        body={n('missingBody')}
        action={
          <Button component={Link} to={pathTo('mailReports')} variant="default">
            {n('toList')}
          </Button>
        }
      />
    )
  return <Answer of={answer}>{({ data }) => <Page of={data} />}</Answer>
}
