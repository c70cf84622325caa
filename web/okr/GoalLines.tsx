import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { okrRoutes } from '#contract/okr/okr.routes.ts'
import type { GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'

/** A few goals, each with what it has reached. */
export const GoalLines = ({ of }: { readonly of: readonly GoalRow[] }) => {
  const t = useWords(okrPageWords)
  const { show } = useNounPaths({ routes: okrRoutes })
  return (
    <RuledList of={of} empty={t('goalsNone')}>
      {(goal) => {
        const to = show(goal)
        const percent = `${goal.progress.done} %`
        return (
          <Stack gap="tight">
            <Row at="between">
              {to ? <TextLink to={to}>{goal.nome}</TextLink> : goal.nome}
              <span className="figures">{percent}</span>
            </Row>
            <Progress size="sm" value={goal.progress.done} aria-label={percent} />
            <Quiet>{[goal.cycle, goal.owner?.nome].filter(Boolean).join(' · ')}</Quiet>
          </Stack>
        )
      }}
    </RuledList>
  )
}
