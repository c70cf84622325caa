import { burnedOf, progressOf } from '#contract/earnings/earnings.rules.ts'
import type { EarningsRow } from '#contract/earnings/earnings.ts'
import { earningsWords } from '#contract/earnings/earnings.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says of a closed scope that burns faster than it progresses why it is marked; nothing of any other venture. */
export const Burning = ({ of }: { readonly of: EarningsRow }) => {
  const t = useWords(earningsWords)
  const f = useFormat()
  if (of.ahead === null || of.ahead <= 0) return null
  const burned = f.decimal(burnedOf(of) ?? 0)
  return (
    <span title={t('burning')}>
      <LateMark wraps>{t('burningWhy', { burned, progress: f.decimal(progressOf(of)) })}</LateMark>
    </span>
  )
}
