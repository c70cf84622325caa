import { useSearchParams } from 'react-router'
import { particleWords } from '#contract/particle/particle.words.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { BoardLane } from '#web/kit/board/arrange.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { isLaneKind, lanesOf, type LaneKind } from '#web/particle/board/lanes.ts'
import type { Card } from '#web/particle/board/useParticleMoves.ts'

/** Lanes of the address: venture and author of a particle stay, its priority changes with a move to another lane. */
export const useParticleLanes = (cards: readonly Card[]) => {
  const t = useWords(particleWords)
  const { can } = useSession()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('lanes')
  const kind = isLaneKind(asked) ? asked : undefined
  const names = {
    nobody: t('nobody'),
    priority: (value: number) => t(`priority_${venturePriority.keyOf(value) ?? 'normal'}`),
  }
  const marked = (lane: BoardLane<Card>): BoardLane<Card> =>
    kind === 'venture' ? { ...lane, mark: <VentureMark id={Number(lane.key)} /> } : lane
  return {
    kind,
    list: kind && lanesOf(cards, kind, names).map(marked),
    crossing: kind === 'priority' && can('particle.edit'),
    choose: (key: LaneKind | undefined) => setSearch(key === undefined ? {} : { lanes: key }, { replace: true }),
  }
}
