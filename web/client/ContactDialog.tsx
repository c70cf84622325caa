import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls, type Contact } from '#contract/client/page.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { AlikeNotice } from '#web/client/AlikeNotice.tsx'
import { oldByParts } from '#web/client/parts.ts'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import type { Form as Handles } from '#web/kit/form/handles.ts'
import { useForm, type FieldsOf } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

interface ContactDialogProps {
  readonly client_id: number
  /** Contact to edit; a new one when left out. */
  readonly of?: Contact
  readonly onClose: () => void
}

type ContactForm = Handles<Pick<FieldsOf<typeof clientCalls.contactCreate>, 'nome' | 'cargo' | 'email' | 'telefone'>>

interface FieldsProps {
  readonly form: Pick<ContactForm, 'of' | 'core'>
  readonly client_id: number
  readonly onClose: () => void
}

const Fields = ({ form, client_id, onClose }: FieldsProps) => {
  const t = useWords(clientScreenWords)
  const email = form.of('email')
  return (
    <Form of={form}>
      <TextField of={form.of('nome')} first />
      <TextField of={form.of('cargo')} />
      <TextField of={email} type="email" />
      <AlikeNotice email={email.value} except={client_id} />
      <PhoneField of={form.of('telefone')} />
      <FormEnd of={form} onCancel={onClose}>
        {t('save')}
      </FormEnd>
    </Form>
  )
}

const optionsOf = (onClose: () => void) => ({
  words: clientScreenWords,
  invalidates: oldByParts,
  onDone: () => {
    toast.success(say(uiWords, 'saved'))
    onClose()
  },
})

const NewForm = ({ client_id, onClose }: ContactDialogProps) => {
  const form = useForm(clientCalls.contactCreate, {
    ...optionsOf(onClose),
    from: { nome: '', cargo: '', email: null, telefone: null },
    fixed: { client_id },
    draft: `client.${client_id}.contact`,
  })
  return <Fields form={form} client_id={client_id} onClose={onClose} />
}

const EditForm = ({ client_id, of, onClose }: ContactDialogProps & { readonly of: Contact }) => {
  const form = useForm(clientCalls.contactUpdate, {
    ...optionsOf(onClose),
    from: { ...of, client_id },
    draft: `client.${client_id}.contact.${of.id}`,
  })
  return <Fields form={form} client_id={client_id} onClose={onClose} />
}

/** Adds or edits a contact of a client. */
export const ContactDialog = ({ of, ...about }: ContactDialogProps) => {
  const t = useWords(clientScreenWords)
  return (
    <Dialog open edge="end" title={t(of ? 'contactEdit' : 'contactNew')} onClose={about.onClose}>
      {of ? <EditForm of={of} {...about} /> : <NewForm {...about} />}
    </Dialog>
  )
}
