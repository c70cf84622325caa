import type { Faturavel } from '#contract/loop/loop.states.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const looks = {
  Sim: { tone: 'ok', word: 'billable_yes' },
  Erro: { tone: 'danger', word: 'billable_error' },
  Não: { tone: 'quiet', word: 'billable_no' },
} as const satisfies Record<Faturavel, { tone: string; word: string }>

/** Whether a loop may be billed. */
export const BillableMark = ({ faturavel }: { faturavel: Faturavel }) => {
  const t = useWords(loopCenterWords)
  const { tone, word } = looks[faturavel]
  return <StatusBadge tone={tone}>{t(word)}</StatusBadge>
}
