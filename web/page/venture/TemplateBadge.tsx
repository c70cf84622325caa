import { ventureWords } from '#contract/venture/venture.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says that a venture is there to make others from. */
export const TemplateBadge = () => <StatusBadge tone="info">{useWords(ventureWords)('column_template')}</StatusBadge>
