import type { HourlyValue } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Hourly values of a person with start and author, the newest first. */
export const HourlyValues = ({ of }: { of: readonly HourlyValue[] }) => {
  const t = useWords(looperWords)
  const f = useFormat()
  return (
    <Card title={t('values')}>
      <FactList
        facts={of.map(({ valor_hora_centavos, from_at, by }) => ({
          label: `${t('valueFrom', { when: f.dateTime(from_at) })} · ${by?.nome ?? t('valueStart')}`,
          value: f.money(valor_hora_centavos),
        }))}
      />
    </Card>
  )
}
