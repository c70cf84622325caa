import { useParams } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { keyFeed, keyKind } from '#contract/okr/okr.rules.ts'
import type { GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Columns } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useKeyDone } from '#web/okr/useKeyDone.ts'
import { ValueField } from '#web/okr/ValueField.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const New = ({ goal }: { readonly goal: GoalRow }) => {
  const t = useWords(okrPageWords)
  const u = useWords(uiWords)
  const { can } = useSession()
  const { crumbs } = useVenture()
  const { at, leave, options } = useKeyDone(goal)
  const form = useForm(okrCalls.keyCreate, {
    ...options,
    fixed: { goal_id: goal.id },
    from: { kind: keyKind.of.number, feed: keyFeed.of.manual, start_value: 0 },
    draft: `key.${goal.id}`,
  })
  const kind = form.of('kind')
  const feeds = keyFeed.list.filter(({ value }) => value !== keyFeed.of.hours || can('atom.seeTime'))
  const isNumber = kind.value === keyKind.of.number
  return (
    <>
      <PageHeader title={t('keyNew')} crumbs={[...crumbs, { label: goal.nome, to: at }]} />
      <Card narrow>
        <Form of={form}>
          <TextField of={form.of('nome')} first />
          <ChoiceField of={kind} codes={keyKind} />
          {isNumber && <ChoiceField of={form.of('feed')} codes={{ list: feeds }} />}
          <Columns even>
            <ValueField of={form.of('start_value')} kind={kind.value ?? keyKind.of.number} />
            <ValueField of={form.of('target_value')} kind={kind.value ?? keyKind.of.number} />
          </Columns>
          <FormEnd of={form} onCancel={leave}>
            {u('save')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}

/** The screen of a new key of a goal. */
export const KeyNewScreen = () => {
  const { goal_uuid = '' } = useParams()
  const answer = useCall(okrCalls.page, { uuid: goal_uuid })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={okrNoun} denied={refused === 403} />
  return <Answer of={answer}>{({ goal }) => <New goal={goal} />}</Answer>
}
