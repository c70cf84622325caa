import { IconAlertCircle } from '@tabler/icons-react'
import { EMPTY } from '#contract/kit/dates.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { Faturavel } from '#contract/loop/loop.states.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './LoopRow.module.css'

const words = { Sim: 'billable_yes', Erro: 'billable_error', Não: 'billable_no' } as const satisfies Record<
  Faturavel,
  string
>

/** Says whether a loop is billable: muted, red for an error. A running loop has no end yet, which is no error. */
export const BillableMark = ({ of: { faturavel, fim } }: { of: Pick<LoopRow, 'faturavel' | 'fim'> }) => {
  const t = useWords(loopCenterWords)
  if (fim === null)
    return (
      <span className={css['billable']} title={t('billable_running')}>
        {EMPTY}
        <span className="visually-hidden">{t('billable_running')}</span>
      </span>
    )
  return (
    <span className={css['billable']} data-is={faturavel}>
      {faturavel === 'Erro' && <IconAlertCircle size={14} stroke={2} aria-hidden />}
      {t(words[faturavel])}
    </span>
  )
}
