import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isRole, roles } from '#contract/access/roles.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { acceptCalls, type Offer } from '#contract/invitation/accept.ts'
import { acceptWords } from '#contract/invitation/accept.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { termsWords } from '#contract/terms/terms.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { session, signIn, signOut, useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Notice, Row, Stack, TextButton, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { proposeLocale, useLocale, useWords } from '#web/kit/words.ts'
import { TermsDialog } from '#web/terms/TermsDialog.tsx'

/** Status of an answer to an invalid code. */
const WORTHLESS = 409

const Worthless = () => {
  const t = useWords(acceptWords)
  return (
    <SignInFrame title={t('invalidTitle')} foot={<AccessibilityLink />}>
      <Notice tone="warn" role="alert">
        {t('invalid')}
      </Notice>
      <Row at="between">
        <TextLink to={pathTo('login')}>{t('toSignIn')}</TextLink>
      </Row>
    </SignInFrame>
  )
}

/** Inviting person and offered role. */
const Offered = ({ of }: { of: Offer }) => {
  const t = useWords(acceptWords)
  const locale = useLocale()
  return (
    <FactList
      facts={[
        { label: t('email'), value: of.email },
        { label: t('as'), value: roles.find((it) => it.value === of.role)?.[locale] },
        ...(of.type === null ? [] : [{ label: t('type'), value: of.type }]),
        ...(of.venture === null ? [] : [{ label: t('venture'), value: of.venture }]),
      ]}
    />
  )
}

/** Home of a role: a client's is the headquarter. */
const homeOf = (role: number): string => pathTo(isRole(role) && mayOpen(routes.home, role) ? 'home' : 'headquarter')

/** Signs in by the ordinary call; signs out anybody else first, because the link is this person's. */
const enter = async (email: string, password: string): Promise<void> => {
  if (session.get().me) await signOut()
  await signIn(email, password)
}

const Page = ({ of, code, onWorthless }: { of: Offer; code: string; onWorthless: () => void }) => {
  const t = useWords(acceptWords)
  const navigate = useNavigate()
  const locale = useLocale()
  const { me } = useSession()
  useEffect(() => proposeLocale(of.locale), [of.locale])
  const [reading, setReading] = useState(false)
  const form = useForm(acceptCalls.accept, {
    from: { nome: of.nome, last_name: of.last_name, password: '', terms: false },
    fixed: { code, locale, terms_version: of.terms_version },
    local: { again: '' },
    rules: repeatRule,
    words: [acceptWords, authWords, termsWords],
    marked: false,
    guard: false,
    onRefused: ({ status, extra }) => {
      if (status !== WORTHLESS || extra['version'] !== undefined) return false
      onWorthless()
      return true
    },
    onDone: ({ message, data }, { password }) => {
      toast.success(message)
      void enter(data.email, password).then(
        () => navigate(homeOf(of.role), { replace: true }),
        () => navigate(pathTo('login'), { replace: true }),
      )
    },
  })
  return (
    <SignInFrame
      title={t('title')}
      lead={t('lead', { inviter: of.inviter, organisation: of.organisation })}
      foot={<AccessibilityLink />}
    >
      <Stack>
        {me && <Notice tone="warn">{t('otherSession', { email: me.email })}</Notice>}
        <Offered of={of} />
        <Form of={form}>
          <TextField of={form.of('nome')} autoComplete="given-name" size="md" />
          <TextField of={form.of('last_name')} autoComplete="family-name" size="md" />
          <PasswordField of={form.of('password')} autoComplete="new-password" size="md" />
          <PasswordField of={form.of('again')} autoComplete="new-password" size="md" />
          <PasswordRule password={form.values.password} own={[form.values.nome, form.values.last_name, of.email]} />
          <FlagField of={form.of('terms')} as="checkbox" />
          <TextButton onClick={() => setReading(true)}>{t('readTerms')}</TextButton>
          <SendButton of={form} size="md" fullWidth>
            {t('accept')}
          </SendButton>
        </Form>
      </Stack>
      {reading && <TermsDialog version={of.terms_version} onClose={() => setReading(false)} />}
    </SignInFrame>
  )
}

/** Accepts an invitation by the link of its mail. */
export const AcceptScreen = () => {
  const { code = '' } = useParams()
  const [refused, setRefused] = useState<string>()
  const answer = useCall(acceptCalls.look, { code }, { staleTime: Number.POSITIVE_INFINITY, keep: false })
  if (refused === code || answer.error?.status === WORTHLESS || answer.error?.status === 422) return <Worthless />
  return (
    <Answer of={answer}>
      {({ data }) => <Page key={code} of={data} code={code} onWorthless={() => setRefused(code)} />}
    </Answer>
  )
}
