import { Button } from '@mantine/core'
import { useParams } from 'react-router'
import { clientAccessRole } from '#contract/client/access.states.ts'
import { clientAccessCalls, type ClientAccess } from '#contract/client/access.ts'
import { clientNoun } from '#contract/client/client.noun.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import type { MadeLink } from '#contract/kit/madeLink.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { accessTones } from '#web/client/accessTones.ts'
import { doToPart } from '#web/client/parts.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Columns, FormFoot, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'

const RoleForm = ({ of }: { readonly of: ClientAccess }) => {
  const t = useWords(clientScreenWords)
  const form = useForm(clientAccessCalls.update, {
    from: { id: of.id, version: of.version, role: of.role },
    words: clientScreenWords,
    invalidates: [clientAccessCalls.show],
    onDone: () => toast.success(say(uiWords, 'saved')),
  })
  return (
    <Form of={form}>
      <ChoiceField of={form.of('role')} codes={clientAccessRole} as="radio" />
      <FormFoot>
        <SendButton of={form}>{t('save')}</SendButton>
      </FormFoot>
    </Form>
  )
}

/** Sends the link again, switches an access off, or on again, as its state allows. */
const Actions = ({ of }: { readonly of: ClientAccess }) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const act = (work: () => Promise<{ data: ClientAccess; link?: MadeLink | undefined }>, done: string) =>
    doToPart(async () => {
      try {
        const { link } = await work()
        if (!link) return done
        showLink(link, of.nome || of.email)
        return undefined
      } finally {
        void invalidate(clientAccessCalls.show)
      }
    })
  const which = { id: of.id }
  const off = async () => {
    const title = t('accessOffAsk', { name: of.nome || of.email })
    if (!(await confirm({ title, body: t('accessOffBody'), yes: t('accessOff'), danger: true }))) return
    await act(() => call(clientAccessCalls.off, which), t('accessIsOff'))
  }
  const waits = of.state === 'invited' || of.state === 'lapsed'
  return (
    <>
      {waits && can('clientAccess.create') && (
        <Button
          variant="default"
          {...disabledProps}
          onClick={unlessViewing(() => void act(() => call(clientAccessCalls.resend, which), t('accessSent')))}
        >
          {t('accessResend')}
        </Button>
      )}
      {of.state === 'off'
        ? can('clientAccess.edit') && (
            <Button
              {...disabledProps}
              onClick={unlessViewing(() => void act(() => call(clientAccessCalls.on, which), t('accessIsOn')))}
            >
              {t('accessOn')}
            </Button>
          )
        : can('clientAccess.delete') && (
            <Button variant="default" {...disabledProps} onClick={unlessViewing(() => void off())}>
              {t('accessOff')}
            </Button>
          )}
    </>
  )
}

const Page = ({ of }: { readonly of: ClientAccess }) => {
  const t = useWords(clientScreenWords)
  const f = useFormat()
  const { can, role } = useSession()
  const client = pathOf('clientShow', of.client.id)
  const mayMeet = mayOpen(routes.looperShow, role)
  return (
    <>
      <PageHeader
        title={of.nome || of.email}
        crumbs={[{ label: of.client.nome, to: client }]}
        actions={<Actions of={of} />}
      />
      <Columns>
        <Card>
          <FactList
            facts={[
              {
                label: t('accessState'),
                value: <StatusBadge tone={accessTones[of.state]}>{t(`state_${of.state}`)}</StatusBadge>,
              },
              { label: t('column_email'), value: of.email },
              { label: t('accessClient'), value: <TextLink to={client}>{of.client.nome}</TextLink> },
              {
                label: t('accessPerson'),
                value:
                  of.user && mayMeet ? (
                    <TextLink to={pathOf('looperShow', of.user.id)}>{of.user.nome}</TextLink>
                  ) : (
                    of.user?.nome
                  ),
              },
              { label: t('accessSeen'), value: of.seen_at && f.dateTime(of.seen_at) },
              { label: t('accessSince'), value: f.dateTime(of.created_at) },
            ]}
          />
        </Card>
        {can('clientAccess.edit') && (
          <Card>
            <RoleForm key={of.version} of={of} />
          </Card>
        )}
      </Columns>
    </>
  )
}

const ID = /^[1-9]\d{0,9}$/

/** The page of one access: whose it is, what it may do, and whether it is on. */
export const AccessShowScreen = () => {
  const { id = '' } = useParams()
  const answer = useCall(clientAccessCalls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={clientNoun} denied={refused === 403} />
  return <Answer of={answer}>{({ data }) => <Page of={data} />}</Answer>
}
