import { ROLE } from '#contract/access/role.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { invitationCalls, invitationPickers, mailLocales } from '#contract/invitation/invitation.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { teamRoom } from '#contract/team/team.codes.ts'
import { RoleField } from '#web/invitation/RoleField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { MailLocale, type MailLocaleProps } from '#web/mail/MailLocale.tsx'

interface InviteProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

const Fields = ({ onDone, onCancel, locale, mail }: InviteProps & MailLocaleProps) => {
  const t = useWords(invitationWords)
  const form = useForm(invitationCalls.create, {
    from: { email: '', nome: '', role: ROLE.looper, type_id: null, venture_id: null, room: null, locale },
    draft: 'invitation',
    words: [invitationWords, authWords],
    invalidates: [invitationCalls.list],
    onDone: ({ data, link }) => {
      if (link) showLink(link, data.email)
      else if (mail === false) toast.info(t('sentSilent'))
      else toast.success(t('sent'))
      onDone()
    },
  })
  const venture = form.of('venture_id')
  return (
    <Form of={form}>
      <TextField of={form.of('email')} type="email" />
      <TextField of={form.of('nome')} />
      <RoleField of={form.of('role')} />
      <LookupField of={form.of('type_id')} lookup={invitationPickers.types} />
      <LookupField of={venture} lookup={invitationPickers.ventures} />
      {venture.value !== null && <ChoiceField of={form.of('room')} codes={teamRoom} />}
      <ChoiceField of={form.of('locale')} codes={mailLocales} as="segments" />
      <FormEnd of={form} onCancel={onCancel}>
        {t('send')}
      </FormEnd>
    </Form>
  )
}

/** Invites one person by e-mail. */
export const InviteForm = (props: InviteProps) => <MailLocale>{(mail) => <Fields {...props} {...mail} />}</MailLocale>
