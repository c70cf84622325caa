import { useParams } from 'react-router'
import { okrCalls } from '#contract/okr/key.ts'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { cycleOf } from '#contract/okr/okr.rules.ts'
import { goalCrud } from '#contract/okr/okr.ts'
import { okrWords } from '#contract/okr/okr.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { goalFields } from '#web/okr/goalFields.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'

const about = { noun: okrNoun, of: goalCrud }

const Edit = ({ uuid }: { readonly uuid: string }) => {
  const { crumbs } = useVenture()
  const n = useWords(okrWords)
  const answer = useCall(okrCalls.page, { uuid })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={okrNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ goal }) => (
        <Stack>
          {/* Said before anybody types: the server would refuse it. */}
          {goal.closed && (
            <Notice tone="warn" role="status">
              {n('closedGoal')}
            </Notice>
          )}
          <RecordFormScreen {...about} id={goal.id} fields={goalFields} crumbs={crumbs} />
        </Stack>
      )}
    </Answer>
  )
}

/** The screen of a new goal of the venture in the address, and of changing one. */
export const GoalFormScreen = () => {
  const { uuid } = useParams()
  const venture = useVenture()
  const cycle = cycleOf(useFormat().today())
  if (uuid !== undefined) return <Edit uuid={uuid} />
  if (venture.id === undefined) return <MissingRecord noun={okrNoun} denied={false} />
  return (
    <RecordFormScreen
      {...about}
      fields={goalFields}
      preset={{ venture_id: venture.id }}
      begin={{ cycle }}
      crumbs={venture.crumbs}
    />
  )
}
