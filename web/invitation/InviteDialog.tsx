import { Button } from '@mantine/core'
import { authWords } from '#contract/auth/auth.words.ts'
import {
  invitationCalls,
  invitationPickers,
  invitedRoles,
  letterLocales,
  mayInviteAs,
  teamRoom,
} from '#contract/invitation/invitation.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { signInCalls } from '#web/signInCalls.ts'

const LOOPER = 4

/** Roles that the signed-in person may invite to. */
const useRoles = () => {
  const { role } = useMe()
  const { can } = useSession()
  return { list: invitedRoles.list.filter(({ value }) => mayInviteAs(value, { by: role, may: can })) }
}

/** Invites one person by e-mail. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords(invitationWords)
  const roles = useRoles()
  const locale = useLocale()
  const setup = useCall(signInCalls.setup, {}, { staleTime: 60_000 })
  const form = useForm(invitationCalls.create, {
    from: { email: '', nome: '', role: LOOPER, type_id: null, venture_id: null, room: null, locale },
    draft: 'invitation',
    words: [invitationWords, authWords],
    invalidates: [invitationCalls.list],
    onDone: () => {
      if (setup.data?.mail === false) toast.info(t('sentSilent'))
      else toast.success(t('sent'))
      onClose()
    },
  })
  return (
    <Dialog open edge="end" title={t('create')} onClose={onClose}>
      <Form of={form}>
        <TextField of={form.of('email')} type="email" first />
        <TextField of={form.of('nome')} />
        <ChoiceField of={form.of('role')} codes={roles} />
        <LookupField of={form.of('type_id')} lookup={invitationPickers.types} />
        <LookupField of={form.of('venture_id')} lookup={invitationPickers.ventures} />
        <ChoiceField of={form.of('room')} codes={teamRoom} />
        <ChoiceField of={form.of('locale')} codes={letterLocales} as="segments" />
        <FormFoot>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SendButton of={form}>{t('send')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
