import { useState } from 'react'
import { useParams } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { clubCalls } from '#contract/invitation/club.ts'
import { clubWords } from '#contract/invitation/club.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** Status of an answer to an invalid code. */
const WORTHLESS = 409

const ToSignIn = () => {
  const t = useWords(clubWords)
  return (
    <Row>
      <TextLink to={pathTo('login')}>{t('toSignIn')}</TextLink>
    </Row>
  )
}

const Page = ({ code, organisation, onWorthless }: { code: string; organisation: string; onWorthless: () => void }) => {
  const t = useWords(clubWords)
  const silent = useSetup().data?.mail === false
  const [joined, setJoined] = useState<string>()
  const form = useForm(clubCalls.join, {
    from: { email: '' },
    fixed: { code },
    words: [clubWords, authWords],
    marked: false,
    guard: false,
    onRefused: ({ status }) => {
      if (status === WORTHLESS) onWorthless()
      return status === WORTHLESS
    },
    onDone: ({ message }) => setJoined(message),
  })
  if (joined !== undefined)
    return (
      <SignInFrame title={t(silent ? 'joinedNoMailTitle' : 'joinedTitle')} foot={<AccessibilityLink />}>
        <p role="status">{silent ? t('joinedNoMail') : joined}</p>
        <ToSignIn />
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('joinTitle')} lead={t('joinLead', { organisation })} foot={<AccessibilityLink />}>
      <Form of={form}>
        <TextField of={form.of('email')} type="email" autoComplete="email" size="md" startsHere />
        <SendButton of={form} size="md" fullWidth>
          {t(silent ? 'joinNoMail' : 'join')}
        </SendButton>
      </Form>
      <ToSignIn />
    </SignInFrame>
  )
}

/** Page of a Club code: a person who leaves an e-mail gets an invitation. */
export const ClubScreen = () => {
  const t = useWords(clubWords)
  const { code = '' } = useParams()
  const [refused, setRefused] = useState<string>()
  const answer = useCall(clubCalls.look, { code }, { staleTime: Number.POSITIVE_INFINITY, keep: false })
  const status = answer.error?.status
  if (refused === code || status === WORTHLESS || status === 422)
    return (
      <SignInFrame title={t('invalidTitle')} foot={<AccessibilityLink />}>
        <Notice tone="warn" role="alert">
          {t('invalid')}
        </Notice>
        <Row>
          <TextLink to={pathTo('invitationRequest')}>{t('askInstead')}</TextLink>
        </Row>
        <ToSignIn />
      </SignInFrame>
    )
  return (
    <Answer of={answer}>
      {({ data }) => (
        <Page key={code} code={code} organisation={data.organisation} onWorthless={() => setRefused(code)} />
      )}
    </Answer>
  )
}
