import { portalWords } from '#contract/portal/portal.words.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const stages = {
  negotiation: { word: 'stage_negotiation', tone: 'quiet' },
  analysis: { word: 'stage_analysis', tone: 'info' },
  approved: { word: 'stage_approved', tone: 'info' },
  execution: { word: 'stage_execution', tone: 'brand' },
  finished: { word: 'stage_finished', tone: 'ok' },
  accepted: { word: 'stage_accepted', tone: 'ok' },
} as const satisfies Record<string, { word: string; tone: Tone }>

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => key in table

/** Stage of a venture as a label, from negotiation to accepted. */
export const StageBadge = ({ of }: { readonly of: string }) => {
  const t = useWords(portalWords)
  if (!isKeyOf(stages, of)) return null
  const { word, tone } = stages[of]
  return <StatusBadge tone={tone}>{t(word)}</StatusBadge>
}
