import { authWords } from '#contract/auth/auth.words.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import type { registrationKinds } from '#contract/registration/registration.states.ts'
import { DRAFT_DAYS, registrationSchemas } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface LaterDialogProps {
  readonly kind: (typeof registrationKinds.values)[number]
  readonly values: { readonly email: string; readonly draft: string } & Readonly<
    Record<string, string | number | boolean | null>
  >
  readonly onClose: () => void
}

const unkept: readonly string[] = ['email', 'password', 'again', 'terms', 'draft']
/** Answers that a mail may lead back to: without the password, and without a consent that is given at the end. */
const kept = (values: LaterDialogProps['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !unkept.includes(name)))

/** Mails a link to go on with these answers elsewhere. */
export const LaterDialog = ({ kind, values, onClose }: LaterDialogProps) => {
  const t = useWords(registrationWords)
  const a = useWords(authWords)
  const form = useForm(registrationCalls.saveDraft, {
    schema: registrationSchemas.saveDraft.input,
    from: { email: values.email },
    fixed: { kind, answers: kept(values), draft: values.draft },
    words: [registrationWords, authWords],
    marked: false,
    guard: false,
    onDone: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title={t('later')} onClose={onClose}>
      <Form of={form}>
        <p>{t('laterLead', { days: DRAFT_DAYS })}</p>
        <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="email" first />
        <FormEnd of={form} onCancel={onClose}>
          {t('laterSend')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
