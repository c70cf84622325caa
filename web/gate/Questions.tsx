import type { GateQuestion } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

/** Questions about a gate, each with its answer. */
export const Questions = ({ of }: { readonly of: readonly GateQuestion[] }) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const by = (name: string | null, at: string | null) => t('by', { name: name ?? '', when: f.dateTime(at) })
  return (
    <RuledList of={of}>
      {({ text, asked_by, asked_at, answer, answered_by, answered_at }) => (
        <Stack gap="tight">
          <strong>{text}</strong>
          <small>{by(asked_by, asked_at)}</small>
          {answer === null ? (
            <div>
              <StatusBadge tone="warn">{t('unanswered')}</StatusBadge>
            </div>
          ) : (
            <>
              <span>{answer}</span>
              <small>{by(answered_by, answered_at)}</small>
            </>
          )}
        </Stack>
      )}
    </RuledList>
  )
}
