import { IconArrowBackUp } from '@tabler/icons-react'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { returnedCalls } from '#contract/loop/returned/returned.calls.ts'
import type { ReturnedLoop } from '#contract/loop/returned/returned.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Notice, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { MendLoop } from '#web/loop/returned/MendLoop.tsx'

const One = ({ of }: { readonly of: ReturnedLoop }) => {
  const t = useWords(loopReturnedWords)
  const f = useFormat()
  return (
    <Stack gap="small">
      <Row at="between">
        <div>
          <TextLink to={pathTo('loopShow', { id: of.id })}>{of.atomo}</TextLink>
          <div className="figures">
            {f.dateTime(of.inicio)} – {f.time(of.fim)} · {f.hours(of.segundos)}
          </div>
        </div>
        <MendLoop of={of} name={`${of.atomo}, ${f.dateTime(of.inicio)}`} />
      </Row>
      <Notice icon={IconArrowBackUp} tone="warn">
        {t('by', { name: of.by, reason: of.reason })}
      </Notice>
    </Stack>
  )
}

/** The person's own loops that were returned, first on their home: no week pays them until they are put right. */
export const ReturnedCard = () => {
  const t = useWords(loopReturnedWords)
  const { data } = useCall(returnedCalls.mine, {})
  if (!data || data.data.length === 0) return null
  return (
    <Card title={t('title')} lead={t('body')}>
      <RuledList of={data.data}>{(one) => <One of={one} />}</RuledList>
    </Card>
  )
}
