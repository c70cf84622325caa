import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { Faturavel } from '#contract/loop/loop.states.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const looks = {
  Sim: { tone: 'ok', word: 'billable_yes' },
  Erro: { tone: 'danger', word: 'billable_error' },
  Não: { tone: 'quiet', word: 'billable_no' },
} as const satisfies Record<Faturavel, { tone: string; word: string }>

/** Whether a loop may be billed. That a running one has no end yet is no alarm: it is said quietly, with the reason. */
export const BillableMark = ({ of: { faturavel, fim } }: { of: Pick<LoopRow, 'faturavel' | 'fim'> }) => {
  const t = useWords(loopCenterWords)
  const { tone, word } = looks[faturavel]
  if (fim === null)
    return (
      <span title={t('billable_running')}>
        <StatusBadge tone="quiet">{t(word)}</StatusBadge>
        <span className="visually-hidden">{t('billable_running')}</span>
      </span>
    )
  return <StatusBadge tone={tone}>{t(word)}</StatusBadge>
}
