import { ROLE } from '#contract/access/role.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { invitationCalls, invitationPickers, letterLocales } from '#contract/invitation/invitation.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { teamRoom } from '#contract/team/team.ts'
import { RoleField } from '#web/invitation/RoleField.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { signInCalls } from '#web/signInCalls.ts'
import { useLetterLocale } from '#web/useLetterLocale.ts'

/** Invites one person by e-mail. */
export const InviteForm = ({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) => {
  const t = useWords(invitationWords)
  const locale = useLetterLocale()
  const setup = useCall(signInCalls.setup, {}, { staleTime: 60_000 })
  const form = useForm(invitationCalls.create, {
    from: { email: '', nome: '', role: ROLE.looper, type_id: null, venture_id: null, room: null, locale },
    draft: 'invitation',
    words: [invitationWords, authWords],
    invalidates: [invitationCalls.list],
    onDone: () => {
      if (setup.data?.mail === false) toast.info(t('sentSilent'))
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
      <ChoiceField of={form.of('locale')} codes={letterLocales} as="segments" />
      <FormEnd of={form} onCancel={onCancel}>
        {t('send')}
      </FormEnd>
    </Form>
  )
}
