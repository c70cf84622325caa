import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { plantDraft } from '#web/kit/form/core/state.ts'
import { Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CorrectForm } from '#web/registration/CorrectForm.tsx'
import { draftNameOf, RegisterForm } from '#web/registration/RegisterForm.tsx'
import { ResendForm } from '#web/registration/ResendForm.tsx'
import { Reviewed } from '#web/registration/Reviewed.tsx'
import { Sent } from '#web/registration/Sent.tsx'
import { isWorthless, Worthless } from '#web/registration/Worthless.tsx'

type Kind = (typeof registrationKinds.values)[number]

const pathOf = (kind: number): string =>
  pathTo(kind === registrationKinds.of.partner ? 'registerPartner' : 'registerLooper')

/** Loaded once, so that a reload does not overwrite the input. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, keep: false } as const

/** Turns the answers behind a mail's link into the draft of this browser. */
const Resume = ({ code, kind }: { code: string; kind: Kind }) => {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const answer = useCall(registrationCalls.resume, { code }, ONCE)
  const { data } = answer.data ?? {}
  useEffect(() => {
    if (!data) return
    plantDraft(draftNameOf(data.kind), { ...data.answers, email: data.email, draft: code })
    toast.success(t('resumed'))
    void navigate(pathOf(data.kind), { replace: true })
  }, [data, code, navigate, t])
  if (isWorthless(answer.error))
    return (
      <Worthless>
        <Row>
          <TextLink to={pathOf(kind)}>{t('begin')}</TextLink>
        </Row>
      </Worthless>
    )
  return <Answer of={answer}>{() => null}</Answer>
}

const Correct = ({ code }: { code: string }) => {
  const t = useWords(registrationWords)
  const [done, setDone] = useState<string>()
  const [refused, setRefused] = useState(false)
  const answer = useCall(registrationCalls.readCorrection, { code }, ONCE)
  if (done !== undefined) return <Reviewed said={done} />
  if (refused || isWorthless(answer.error))
    return (
      <Worthless>
        <ResendForm />
      </Worthless>
    )
  return (
    <SignInFrame wide title={t('correctTitle')} foot={<AccessibilityLink />}>
      <Answer of={answer}>
        {({ data: { kind, reason, answers } }) => (
          <>
            <Notice tone="warn">
              {reason.split('\n').map((line, at) => (
                <p key={at}>{line}</p>
              ))}
            </Notice>
            <CorrectForm
              kind={kind}
              code={code}
              answers={answers}
              onDone={setDone}
              onWorthless={() => setRefused(true)}
            />
          </>
        )}
      </Answer>
    </SignInFrame>
  )
}

const Fresh = ({ kind }: { kind: Kind }) => {
  const t = useWords(registrationWords)
  const [sent, setSent] = useState<{ email: string; message: string }>()
  if (sent) return <Sent {...sent} />
  return (
    <SignInFrame
      wide
      title={t(kind === registrationKinds.of.partner ? 'partnerTitle' : 'looperTitle')}
      foot={<AccessibilityLink />}
    >
      <RegisterForm kind={kind} onSent={setSent} />
      <Row at="between">
        <TextLink to={pathTo('register')}>{t('otherKind')}</TextLink>
        <span>
          {t('have')} <TextLink to={pathTo('login')}>{t('signIn')}</TextLink>
        </span>
      </Row>
    </SignInFrame>
  )
}

/** A registration of one kind: a new one, one that a mail leads back to, or one to correct. */
export const RegisterPage = ({ kind }: { kind: Kind }) => {
  const [query] = useSearchParams()
  const draft = query.get('draft')
  const correct = query.get('correct')
  if (correct !== null) return <Correct key={correct} code={correct} />
  if (draft !== null) return <Resume code={draft} kind={kind} />
  return <Fresh key={kind} kind={kind} />
}
