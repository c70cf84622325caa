import { useNavigate, useParams } from 'react-router'
import { waitingCalls } from '#contract/home/home.calls.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import {
  contractType,
  looperCalls,
  looperFields,
  looperPickers,
  roleCodes,
  type LooperDetail,
} from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { Card, Columns, Notice } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { HourlyValueField } from '#web/looper/HourlyValueField.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'

const Page = ({ of }: { of: LooperDetail }) => {
  const t = useWords(looperWords)
  const navigate = useNavigate()
  const me = useMe()
  const { can } = useSession()
  const back = pathOf('looperShow', of.id)
  const form = useForm(looperCalls.update, {
    from: looperFields(of),
    draft: `looper.${of.id}`,
    words: looperWords,
    // Home counts those without an hourly value.
    invalidates: [looperCalls.show, looperCalls.list, waitingCalls.counts],
    onDone: () => {
      toast.success(say(uiWords, 'saved'))
      void navigate(back, { replace: true })
    },
  })
  const role = form.of('role')
  return (
    <>
      <PageHeader title={t('editTitle', { name: of.nome })} crumbs={[{ label: of.nome, to: back }]} />
      <Card narrow>
        <Form of={form}>
          <Columns even>
            <TextField of={form.of('nome')} />
            <TextField of={form.of('last_name')} />
          </Columns>
          {can('looper.changeRole') && of.id !== me.id && <ChoiceField of={role} codes={roleCodes} />}
          {role.value !== of.role && (
            <Notice tone="warn" role="status">
              {t('roleWarning')}
            </Notice>
          )}
          <LookupField of={form.of('type_id')} lookup={looperPickers.types} known={of.type} />
          <LookupField of={form.of('sector_id')} lookup={looperPickers.sectors} known={of.sector} />
          <LookupManyField of={form.of('area_ids')} lookup={looperPickers.areas} known={of.area_list} />
          <ChoiceField of={form.of('contract_type')} codes={contractType} />
          {of.valor_hora_centavos !== undefined && (
            <HourlyValueField of={form.of('valor_hora_centavos')} own={of.id === me.id} />
          )}
          <FormEnd of={form} onCancel={() => void navigate(back)}>
            {t('save')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}

const ID = /^[1-9]\d{0,9}$/
const people = { routes: { list: 'looperList' } } as const

/** The form of a person. */
export const LooperEditScreen = () => {
  const { id = '' } = useParams()
  const answer = useCall(looperCalls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={people} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) =>
        data.deleted_at === null ? <Page key={data.id} of={data} /> : <MissingRecord noun={people} denied={false} />
      }
    </Answer>
  )
}
