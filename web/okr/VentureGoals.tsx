import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { goalList } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { GoalLines } from '#web/okr/GoalLines.tsx'

const SHOWN = 10

/** The newest goals of a venture, for whoever may open goals. */
export const VentureGoals = ({ id }: { readonly id: number }) => {
  const t = useWords(okrPageWords)
  const { can } = useSession()
  const answer = useCall(goalList.calls.list, { venture_id: id, per_page: SHOWN }, { enabled: can('okr.open') })
  if (!can('okr.open')) return null
  return (
    <Card title={t('goals')}>
      <Answer of={answer}>{({ data }) => <GoalLines of={data} />}</Answer>
      {can('okr.create') && (
        <Row>
          <Button
            component={Link}
            to={pathTo('okrNew', { district_name: DISTRICT, project_id: id })}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          >
            {t('goalNew')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
