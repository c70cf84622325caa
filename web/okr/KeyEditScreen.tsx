import { useParams } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls, type GoalKey } from '#contract/okr/key.ts'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import type { GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Card, Columns } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useKeyDone } from '#web/okr/useKeyDone.ts'
import { ValueField } from '#web/okr/ValueField.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const Change = ({ of, goal }: { readonly of: GoalKey; readonly goal: GoalRow }) => {
  const t = useWords(okrPageWords)
  const u = useWords(uiWords)
  const { crumbs } = useVenture()
  const { at, leave, options } = useKeyDone(goal)
  const { id, version, nome, start_value, target_value, kind } = of
  const form = useForm(okrCalls.keyUpdate, {
    ...options,
    fixed: { id },
    from: { version, nome, start_value, target_value },
    draft: `key.${id}`,
  })
  return (
    <>
      <PageHeader title={t('keyEdit')} crumbs={[...crumbs, { label: goal.nome, to: at }]} />
      <Card narrow>
        <Form of={form}>
          <TextField of={form.of('nome')} first />
          <Columns even>
            <ValueField of={form.of('start_value')} kind={kind} />
            <ValueField of={form.of('target_value')} kind={kind} />
          </Columns>
          <FormEnd of={form} onCancel={leave}>
            {u('save')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}

/** The screen that changes a key. */
export const KeyEditScreen = () => {
  const { uuid = '' } = useParams()
  const answer = useCall(okrCalls.key, { uuid })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={okrNoun} denied={refused === 403} />
  return <Answer of={answer}>{({ data, goal }) => <Change of={data} goal={goal} />}</Answer>
}
