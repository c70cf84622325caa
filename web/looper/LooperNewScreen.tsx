import { useNavigate } from 'react-router'
import { ROLE } from '#contract/access/role.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { mailLocales } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { newcomerWords } from '#contract/invitation/newcomer.words.ts'
import { contractType, looperCalls, looperPickers } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { InviteForm } from '#web/invitation/InviteForm.tsx'
import { RoleField } from '#web/invitation/RoleField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { Card, Columns } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { HourlyValueField } from '#web/looper/HourlyValueField.tsx'
import { MailLocale, type MailLocaleProps } from '#web/mail/MailLocale.tsx'

const list = pathOf('looperList')

const NewPerson = ({ locale, mail }: MailLocaleProps) => {
  const t = useWords(newcomerWords)
  const navigate = useNavigate()
  const { can } = useSession()
  const form = useForm(newcomerCalls.create, {
    from: {
      nome: '',
      last_name: '',
      email: '',
      role: ROLE.looper,
      type_id: null,
      sector_id: null,
      area_ids: [],
      contract_type: null,
      valor_hora_centavos: null,
      locale,
    },
    draft: 'looper.new',
    words: [newcomerWords, looperWords, authWords],
    invalidates: [looperCalls.list],
    onDone: ({ data, link }) => {
      if (link) showLink(link, data.nome)
      else toast.success(t(mail === false ? 'doneSilent' : 'done', { name: data.nome }))
      void navigate(can('looper.open') ? pathOf('looperShow', data.id) : list, { replace: true })
    },
  })
  return (
    <Form of={form}>
      <Columns even>
        <TextField of={form.of('nome')} />
        <TextField of={form.of('last_name')} />
      </Columns>
      <TextField of={form.of('email')} type="email" />
      <RoleField of={form.of('role')} />
      <LookupField of={form.of('type_id')} lookup={looperPickers.types} />
      <LookupField of={form.of('sector_id')} lookup={looperPickers.sectors} />
      <LookupManyField of={form.of('area_ids')} lookup={looperPickers.areas} />
      <ChoiceField of={form.of('contract_type')} codes={contractType} />
      {can('looper.seeValue') && <HourlyValueField of={form.of('valor_hora_centavos')} />}
      <ChoiceField of={form.of('locale')} codes={mailLocales} as="segments" />
      <FormEnd of={form} onCancel={() => void navigate(list)}>
        {t('send')}
      </FormEnd>
    </Form>
  )
}

/** A new person; a role that makes none sends an invitation here (section 6 of the specification). */
export const LooperNewScreen = () => {
  const t = useWords(newcomerWords)
  const { can } = useSession()
  const navigate = useNavigate()
  const makes = can('looper.create')
  const toList = () => void navigate(list)
  return (
    <>
      <PageHeader title={t('title')} lead={t(makes ? 'lead' : 'inviteLead')} />
      <Card narrow>
        {makes ? (
          <MailLocale>{(mail) => <NewPerson {...mail} />}</MailLocale>
        ) : (
          <InviteForm onDone={toList} onCancel={toList} />
        )}
      </Card>
    </>
  )
}
