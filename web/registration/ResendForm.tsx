import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationSchemas } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** What asking for the link again is called, by whether a mail brings it. */
export const useResendWord = (): 'resend' | 'resendNoMail' =>
  useSetup().data?.mail === false ? 'resendNoMail' : 'resend'

/** Asks for the link of a registration by its e-mail. */
export const ResendForm = () => {
  const t = useWords(registrationWords)
  const a = useWords(authWords)
  const word = useResendWord()
  const [said, setSaid] = useState<string>()
  const form = useForm(registrationCalls.resend, {
    schema: registrationSchemas.resend.input,
    from: { email: '' },
    words: [registrationWords, authWords],
    marked: false,
    guard: false,
    onDone: ({ message }) => setSaid(message),
  })
  if (said !== undefined) return <Notice role="status">{said}</Notice>
  return (
    <Form of={form}>
      <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="username" size="md" />
      <SendButton of={form} size="md" fullWidth>
        {t(word)}
      </SendButton>
    </Form>
  )
}
