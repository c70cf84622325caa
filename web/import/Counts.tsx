import type { ImportCounts } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const kinds = [
  ['created', 'ok'],
  ['updated', 'info'],
  ['skipped', 'quiet'],
  ['failed', 'danger'],
] as const

/** Counts of lines by outcome; zero counts are left out. */
export const Counts = ({ of }: { readonly of: ImportCounts }) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  return (
    <Row gap="small">
      {kinds
        .filter(([kind]) => of[kind] > 0)
        .map(([kind, tone]) => (
          <StatusBadge key={kind} tone={tone}>
            {t(`count_${kind}`)}: {f.number(of[kind])}
          </StatusBadge>
        ))}
    </Row>
  )
}
