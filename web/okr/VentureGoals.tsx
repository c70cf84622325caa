import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { GoalCycle } from '#contract/okr/cycle.ts'
import { cycleCalls, goalListCall } from '#contract/okr/okr.calls.ts'
import { cycleOf } from '#contract/okr/okr.rules.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { GoalLines } from '#web/okr/GoalLines.tsx'

const closeCycle = onDemand('CloseCycle', async () => (await import('#web/okr/CloseCycleDialog.tsx')).CloseCycleDialog)

const SHOWN = 100
/** Quarters side by side; older goals are found by the address of one. */
const CYCLES = 5

interface GoalsProps {
  readonly id: number
  readonly cycles: readonly GoalCycle[]
  /** The way to a new one. */
  readonly children: ReactNode
}

/** The goals of one quarter of a venture, which is chosen: the one of today where it has any, else the newest. */
const Goals = ({ id, cycles, children }: GoalsProps) => {
  const t = useWords(okrPageWords)
  const f = useFormat()
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const today = cycleOf(f.today())
  const [asked, setAsked] = useState<string>()
  const [closing, setClosing] = useState(false)
  closeCycle.useAhead(can('okr.edit') && 'touched')
  const chosen = cycles.find((it) => it.cycle === (asked ?? today)) ?? cycles[0]
  const input = { venture_id: id, cycle: chosen?.cycle ?? today, per_page: SHOWN }
  const answer = useCall(goalListCall, input, { enabled: chosen !== undefined })
  if (!chosen)
    return (
      <>
        <Quiet>{t('goalsNone')}</Quiet>
        <Row>{children}</Row>
      </>
    )
  return (
    <>
      <Row at="between">
        <Segments
          label={t('cycles')}
          name="goal-cycles"
          value={chosen.cycle}
          choices={cycles.slice(0, CYCLES).map((it) => ({ key: it.cycle, label: it.cycle }))}
          onChange={setAsked}
        />
        <Quiet>
          {t(chosen.open > 0 ? 'cycleReached' : 'cycleOver', { percent: chosen.progress, count: chosen.open })}
        </Quiet>
      </Row>
      <Answer of={answer}>{({ data }) => <GoalLines of={data} />}</Answer>
      <Row>
        {children}
        {can('okr.edit') && chosen.open > 0 && (
          <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setClosing(true))}>
            {t('cycleClose', { cycle: chosen.cycle })}
          </Button>
        )}
      </Row>
      {closing && <closeCycle.Part venture_id={id} of={chosen} onClose={() => setClosing(false)} />}
    </>
  )
}

/** The goals of a venture by quarter, for whoever may open goals. */
export const VentureGoals = ({ id }: { readonly id: number }) => {
  const t = useWords(okrPageWords)
  const { can } = useSession()
  const answer = useCall(cycleCalls.list, { venture_id: id }, { enabled: can('okr.open') })
  if (!can('okr.open')) return null
  return (
    <Card title={t('goals')}>
      <Answer of={answer}>
        {({ data }) => (
          <Goals id={id} cycles={data}>
            {can('okr.create') && (
              <Button
                component={Link}
                to={pathTo('okrNew', { district_name: DISTRICT, project_id: id })}
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              >
                {t('goalNew')}
              </Button>
            )}
          </Goals>
        )}
      </Answer>
    </Card>
  )
}
