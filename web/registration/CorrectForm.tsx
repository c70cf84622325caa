import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { type RegistrationAnswers, registrationSchemas } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { call } from '#web/kit/call/call.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Steps } from '#web/kit/form/steps/Steps.tsx'
import { useSteps } from '#web/kit/form/steps/useSteps.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { answerWords, asked, missingRules, personFields, stepsOf } from '#web/registration/answers.ts'
import { AnswersStep } from '#web/registration/steps/AnswersStep.tsx'
import { WORTHLESS } from '#web/registration/Worthless.tsx'

interface CorrectFormProps {
  readonly kind: number
  readonly code: string
  readonly answers: RegistrationAnswers
  readonly onDone: (message: string) => void
  readonly onWorthless: () => void
}

/** The answers of a registration that somebody asked to correct. */
export const CorrectForm = ({ kind, code, answers, onDone, onWorthless }: CorrectFormProps) => {
  const t = useWords(registrationWords)
  const form = useForm(registrationCalls.correct, {
    schema: registrationSchemas.correct.input,
    from: answers,
    fixed: { code },
    rules: (values) => missingRules(kind, values),
    words: answerWords,
    send: (input) => call(registrationCalls.correct, asked(input)),
    onRefused: ({ status }) => {
      if (status === WORTHLESS) onWorthless()
      return status === WORTHLESS
    },
    onDone: ({ message }) => onDone(message),
  })
  const [, ...rest] = stepsOf(kind)
  const steps = useSteps(form, {
    steps: [
      { key: 'person', label: t('step_person'), fields: ['nome', 'last_name', ...personFields] },
      ...rest.map(({ key, fields }) => ({ key, fields, label: t(`step_${key}`) })),
    ],
  })
  const { key } = steps.current
  return (
    <Steps of={form} steps={steps} done={t('correctSend')}>
      {key === 'person' && (
        <Columns even>
          <TextField of={form.of('nome')} autoComplete="given-name" />
          <TextField of={form.of('last_name')} autoComplete="family-name" />
        </Columns>
      )}
      <AnswersStep at={key} of={form} />
    </Steps>
  )
}
