import type { Belongings } from '#contract/handover/handover.ts'
import { handoverWords } from '#contract/handover/handover.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'

/** Records that would be handed over, by kind: their number, and the first names. */
export const BelongingsList = ({ of }: { of: readonly Belongings[] }) => {
  const t = useWords(handoverWords)
  const f = useFormat()
  if (of.length === 0) return <p>{t('nothing')}</p>
  return (
    <FactList
      facts={of.map(({ kind, count, names }) => ({
        label: `${t(`kind_${kind}`)}: ${f.number(count)}`,
        value: [...names, ...(count > names.length ? [t('more', { count: f.number(count - names.length) })] : [])].join(
          ', ',
        ),
      }))}
    />
  )
}
