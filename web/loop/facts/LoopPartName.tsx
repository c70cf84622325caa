import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

/** An atom, cell, gate or venture within a row; a deleted one is struck out, for the row says the word once. */
export const LoopPartName = ({ part }: { part: LoopRow['cell'] }) => {
  const u = useWords(uiWords)
  const f = useFormat()
  if (part.deleted_at === null) return part.nome
  return <del title={u('deletedAt', { date: f.dateTime(part.deleted_at) })}>{part.nome}</del>
}
