import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
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

interface ContactDialogProps {
  readonly client_id: number
  /** Whom to change; somebody new when left out. */
  readonly of?: Contact
  readonly onClose: () => void
}

interface BodyProps {
  readonly nome: Field<string>
  readonly cargo: Field<string>
  readonly email: Maybe<string>
  readonly telefone: Maybe<string>
  readonly client_id: number
  readonly send: ReactNode
  readonly onClose: () => void
}

const Body = ({ nome, cargo, email, telefone, client_id, send, onClose }: BodyProps) => {
  const t = useWords(clientScreenWords)
  return (
    <>
      <TextField of={nome} first />
      <TextField of={cargo} />
      <TextField of={email} type="email" />
      <AlikeNotice email={email.value} except={client_id} />
      <PhoneField of={telefone} />
      <FormFoot>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        {send}
      </FormFoot>
    </>
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
  const t = useWords(clientScreenWords)
  const form = useForm(clientCalls.contactCreate, {
    ...optionsOf(onClose),
    from: { nome: '', cargo: '', email: null, telefone: null },
    fixed: { client_id },
    draft: `client.${client_id}.contact`,
  })
  return (
    <Form of={form}>
      <Body
        nome={form.of('nome')}
        cargo={form.of('cargo')}
        email={form.of('email')}
        telefone={form.of('telefone')}
        send={<SendButton of={form}>{t('save')}</SendButton>}
        client_id={client_id}
        onClose={onClose}
      />
    </Form>
  )
}

const EditForm = ({ client_id, of, onClose }: ContactDialogProps & { readonly of: Contact }) => {
  const t = useWords(clientScreenWords)
  const form = useForm(clientCalls.contactUpdate, {
    ...optionsOf(onClose),
    from: { ...of, client_id },
    draft: `client.${client_id}.contact.${of.id}`,
  })
  return (
    <Form of={form}>
      <Body
        nome={form.of('nome')}
        cargo={form.of('cargo')}
        email={form.of('email')}
        telefone={form.of('telefone')}
        send={<SendButton of={form}>{t('save')}</SendButton>}
        client_id={client_id}
        onClose={onClose}
      />
    </Form>
  )
}

/** Notes somebody to reach at a client, or changes what is noted. */
export const ContactDialog = ({ of, ...about }: ContactDialogProps) => {
  const t = useWords(clientScreenWords)
  return (
    <Dialog open edge="end" title={t(of ? 'contactEdit' : 'contactNew')} onClose={about.onClose}>
      {of ? <EditForm of={of} {...about} /> : <NewForm {...about} />}
    </Dialog>
  )
}
