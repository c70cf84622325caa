import { Button } from '@mantine/core'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls, type Contact } from '#contract/client/page.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { AlikeNotice } from '#web/client/AlikeNotice.tsx'
import { oldByParts } from '#web/client/parts.ts'
import type { Field, Maybe } from '#web/kit/form/field.ts'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

interface DialogProps {
  readonly client_id: number
  readonly onClose: () => void
}

interface FieldsProps {
  readonly nome: Field<string>
  readonly cargo: Field<string>
  readonly email: Maybe<string>
  readonly telefone: Maybe<string>
  readonly client_id: number
}

const Fields = ({ nome, cargo, email, telefone, client_id }: FieldsProps) => (
  <>
    <TextField of={nome} first />
    <TextField of={cargo} />
    <TextField of={email} type="email" />
    <AlikeNotice email={email.value} except={client_id} />
    <PhoneField of={telefone} />
  </>
)

const options = {
  words: clientScreenWords,
  invalidates: oldByParts,
}

const Foot = ({ onClose }: { readonly onClose: () => void }) => (
  <Button variant="default" onClick={onClose}>
    {say(clientScreenWords, 'cancel')}
  </Button>
)

/** Notes somebody new to reach at a client. */
export const ContactNewDialog = ({ client_id, onClose }: DialogProps) => {
  const t = useWords(clientScreenWords)
  const form = useForm(clientCalls.contactCreate, {
    ...options,
    from: { nome: '', cargo: '', email: null, telefone: null },
    fixed: { client_id },
    draft: `client.${client_id}.contact`,
    onDone: () => {
      toast.success(say(uiWords, 'saved'))
      onClose()
    },
  })
  return (
    <Dialog open edge="end" title={t('contactNew')} onClose={onClose}>
      <Form of={form}>
        <Fields
          nome={form.of('nome')}
          cargo={form.of('cargo')}
          email={form.of('email')}
          telefone={form.of('telefone')}
          client_id={client_id}
        />
        <FormFoot>
          <Foot onClose={onClose} />
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}

/** Changes somebody to reach at a client. */
export const ContactEditDialog = ({ client_id, of, onClose }: DialogProps & { readonly of: Contact }) => {
  const t = useWords(clientScreenWords)
  const form = useForm(clientCalls.contactUpdate, {
    ...options,
    from: { ...of, client_id },
    draft: `client.${client_id}.contact.${of.id}`,
    onDone: () => {
      toast.success(say(uiWords, 'saved'))
      onClose()
    },
  })
  return (
    <Dialog open edge="end" title={t('contactEdit')} onClose={onClose}>
      <Form of={form}>
        <Fields
          nome={form.of('nome')}
          cargo={form.of('cargo')}
          email={form.of('email')}
          telefone={form.of('telefone')}
          client_id={client_id}
        />
        <FormFoot>
          <Foot onClose={onClose} />
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
