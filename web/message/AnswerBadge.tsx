import type { Tone } from '#contract/kit/list/column.ts'
import type { MessageRow } from '#contract/message/message.ts'
import { messageWords } from '#contract/message/message.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { waitsForAnswer } from '#web/message/waits.ts'

interface AnswerState {
  readonly tone: Tone
  readonly word: 'aceito_yes' | 'aceito_no' | 'aceito_waiting' | 'aceito_unread' | 'aceito_seen'
}

/** What the reader did with a message: reading is not accepting, and both are said. */
const stateOf = (of: MessageRow): AnswerState => {
  const { aceito, leitura } = of
  if (aceito === 1) return { tone: 'ok', word: 'aceito_yes' }
  if (aceito === 0) return { tone: 'danger', word: 'aceito_no' }
  if (waitsForAnswer(of)) return { tone: 'warn', word: 'aceito_waiting' }
  return leitura === null ? { tone: 'brand', word: 'aceito_unread' } : { tone: 'quiet', word: 'aceito_seen' }
}

export const AnswerBadge = ({ of }: { readonly of: MessageRow }) => {
  const t = useWords(messageWords)
  if (!of.mine) return null
  const { tone, word } = stateOf(of)
  return <StatusBadge tone={tone}>{t(word)}</StatusBadge>
}
