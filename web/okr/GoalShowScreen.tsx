import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { okrCalls, type GoalPage } from '#contract/okr/key.ts'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { goalCrud, type goalFlow, type GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { useCall } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { GoalLines } from '#web/okr/GoalLines.tsx'
import { KeyRow } from '#web/okr/KeyRow.tsx'
import { WeightsDialog } from '#web/okr/WeightsDialog.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const closing: StepFields<typeof goalFlow.calls.close, GoalRow> = (form) => (
  <LongTextField of={form.of('closing_note')} />
)
const steps = { fields: { close: closing } }

const Keys = ({ of }: { readonly of: GoalPage }) => {
  const t = useWords(okrPageWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [weighing, setWeighing] = useState(false)
  const { goal, keys } = of
  const isOpen = !goal.closed && goal.deleted_at === null
  const to = { district_name: DISTRICT, project_id: goal.venture_id, goal_uuid: goal.uuid } as const
  // Keys that the person does not see count too, and only who sees all can weigh them.
  const weighs = isOpen && can('okr.edit') && keys.length > 1 && keys.length === goal.keys
  return (
    <Card title={t('keys')} lead={t('keysLead')}>
      <RuledList of={keys} empty={t('keysNone')}>
        {(key) => <KeyRow of={key} goal={goal} />}
      </RuledList>
      <Row>
        {isOpen && can('okr.create') && (
          <Button
            component={Link}
            to={pathTo('goalKeyNew', to)}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          >
            {t('keyNew')}
          </Button>
        )}
        {weighs && (
          <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setWeighing(true))}>
            {t('weights')}
          </Button>
        )}
      </Row>
      {weighing && <WeightsDialog of={goal} keys={keys} onClose={() => setWeighing(false)} />}
    </Card>
  )
}

/** A goal with its keys, their check-ins and the goals aligned to it. */
export const GoalShowScreen = () => {
  const t = useWords(okrPageWords)
  const { uuid = '' } = useParams()
  const { crumbs } = useVenture()
  const answer = useCall(okrCalls.page, { uuid })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={okrNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {(page) => (
        <RecordScreen
          noun={okrNoun}
          of={goalCrud}
          id={page.goal.id}
          crumbs={() => crumbs}
          steps={steps}
          main={() => (
            <>
              <Keys of={page} />
              {page.children.length > 0 && (
                <Card title={t('aligned')}>
                  <GoalLines of={page.children} />
                </Card>
              )}
            </>
          )}
        />
      )}
    </Answer>
  )
}
