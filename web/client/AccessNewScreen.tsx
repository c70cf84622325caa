import { useNavigate, useParams, useSearchParams } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { clientAccessRole } from '#contract/client/access.states.ts'
import { clientAccessCalls } from '#contract/client/access.ts'
import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud, type ClientRow } from '#contract/client/client.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { mailLocales } from '#contract/invitation/invitation.ts'
import { oldByParts } from '#web/client/parts.ts'
import { useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { MailLocale, type MailLocaleProps } from '#web/mail/MailLocale.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'

const Page = ({ of, locale, mail }: { readonly of: ClientRow } & MailLocaleProps) => {
  const t = useWords(clientScreenWords)
  const navigate = useNavigate()
  const [given] = useSearchParams()
  const back = pathOf('clientShow', of.id)
  const form = useForm(clientAccessCalls.create, {
    fixed: { client_id: of.id },
    from: { email: given.get('email') ?? '', nome: given.get('nome') ?? '', role: clientAccessRole.of.basic, locale },
    draft: `client.${of.id}.access`,
    words: [clientScreenWords, authWords],
    invalidates: oldByParts,
    onDone: ({ data, link }) => {
      if (link) showLink(link, data.nome || data.email)
      else if (data.state === 'on') toast.success(t('accessThere'))
      else if (mail === false) toast.info(t('accessSilent'))
      else toast.success(t('accessSent'))
      void navigate(back, { replace: true })
    },
  })
  return (
    <>
      <PageHeader title={t('accessNewTitle', { name: of.nome })} crumbs={[{ label: of.nome, to: back }]} />
      <Card narrow>
        <Form of={form}>
          <TextField of={form.of('email')} type="email" first />
          <TextField of={form.of('nome')} />
          <ChoiceField of={form.of('role')} codes={clientAccessRole} as="radio" />
          <ChoiceField of={form.of('locale')} codes={mailLocales} as="segments" />
          <FormEnd of={form} onCancel={() => void navigate(back)}>
            {t('accessSend')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}

const ID = /^[1-9]\d{0,9}$/

/** Invites somebody of a client to come in. */
export const AccessNewScreen = () => {
  const { clienteid: id = '' } = useParams()
  const answer = useCall(clientCrud.calls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={clientNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) =>
        data.deleted_at === null ? (
          <MailLocale>{(mail) => <Page key={data.id} of={data} {...mail} />}</MailLocale>
        ) : (
          <MissingRecord noun={clientNoun} denied={false} />
        )
      }
    </Answer>
  )
}
