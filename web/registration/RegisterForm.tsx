import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { acceptWords } from '#contract/invitation/accept.words.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import type { registrationKinds } from '#contract/registration/registration.states.ts'
import { registrationSchemas } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { call } from '#web/kit/call/call.ts'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Steps } from '#web/kit/form/steps/Steps.tsx'
import { useSteps } from '#web/kit/form/steps/useSteps.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { Columns, Row, Stack, TextButton } from '#web/kit/ui/page/layout.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'
import { answerWords, asked, homeCountry, missingRules, stepsOf } from '#web/registration/answers.ts'
import { LaterDialog } from '#web/registration/LaterDialog.tsx'
import { AnswersStep } from '#web/registration/steps/AnswersStep.tsx'
import { TermsDialog } from '#web/terms/TermsDialog.tsx'

interface RegisterFormProps {
  readonly kind: (typeof registrationKinds.values)[number]
  readonly onSent: (sent: { email: string; message: string }) => void
}

export const draftNameOf = (kind: number): string => `register.${kind}`

/** All that a new person answers, in steps; what is typed survives a reload. The password comes last, for nothing keeps it. */
export const RegisterForm = ({ kind, onSent }: RegisterFormProps) => {
  const t = useWords(registrationWords)
  const a = useWords(authWords)
  const terms = useWords(acceptWords)
  const locale = useLocale()
  const setup = useSetup()
  const [open, setOpen] = useState<'terms' | 'later'>()
  const form = useForm(registrationCalls.register, {
    schema: registrationSchemas.register.input,
    from: { terms: false, country: homeCountry, address_country: homeCountry, draft: '' },
    fixed: { kind, locale },
    local: { again: '' },
    secret: ['password', 'again'],
    draft: draftNameOf(kind),
    rules: (values) => [...missingRules(kind, values), ...repeatRule(values)],
    words: answerWords,
    guard: false,
    send: (input) => call(registrationCalls.register, asked(input)),
    onDone: ({ message }, { email }) => onSent({ email, message }),
  })
  const steps = useSteps(form, {
    draft: draftNameOf(kind),
    steps: [
      {
        key: 'account',
        label: t('step_account'),
        fields: ['nome', 'last_name', 'email'],
      },
      ...stepsOf(kind).map(({ key, fields }) => ({ key, fields, label: t(`step_${key}`) })),
      { key: 'terms', label: t('step_terms'), fields: ['password', 'again', 'terms'] },
    ],
  })
  const { key } = steps.current
  const { nome, last_name, email, password } = form.values
  return (
    <Stack>
      <Steps of={form} steps={steps} done={t('send')}>
        {key === 'account' && (
          <>
            <Columns even>
              <TextField of={form.of('nome')} autoComplete="given-name" />
              <TextField of={form.of('last_name')} autoComplete="family-name" />
            </Columns>
            <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="username" />
          </>
        )}
        <AnswersStep at={key} of={form} />
        {key === 'terms' && (
          <>
            <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="username" />
            <Columns even>
              <PasswordField of={form.of('password')} label={a('password')} autoComplete="new-password" />
              <PasswordField of={needed(form.of('again'))} autoComplete="new-password" />
            </Columns>
            <PasswordRule password={password} own={[nome, last_name, email]} />
            <p>{t('termsLead')}</p>
            <FlagField of={form.of('terms')} as="checkbox" />
            <Row>
              <TextButton onClick={() => setOpen('terms')}>{terms('readTerms')}</TextButton>
            </Row>
          </>
        )}
      </Steps>
      {setup.data?.mail === true && (
        <Row>
          <TextButton onClick={() => setOpen('later')}>{t('later')}</TextButton>
        </Row>
      )}
      {open === 'terms' && <TermsDialog version={TERMS_VERSION} onClose={() => setOpen(undefined)} />}
      {open === 'later' && <LaterDialog kind={kind} values={form.values} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}
