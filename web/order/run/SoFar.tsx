import type { ReactNode } from 'react'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { orderRunWords } from '#contract/order/orderRun.words.ts'
import type { runCalls } from '#contract/order/run.calls.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

type Run = AnswerOf<typeof runCalls.show>['data']

/** A figure that leads to the open weeks, sorted by it, for whoever may open them. */
const useFigure = () => {
  const { role } = useSession()
  return (sort: string, text: string): ReactNode =>
    mayOpen(routes.weekList, role) ? (
      <TextLink to={`${pathTo('weekList')}?status=${String(weekStatus.of.open)}&sort=-${sort}`}>{text}</TextLink>
    ) : (
      text
    )
}

/** What the open weeks hold by now. */
export const SoFar = ({ of: { now } }: { readonly of: Run }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  const figure = useFigure()
  return (
    <Card title={t('running')} lead={t('runningLead')}>
      <FactList
        facts={[
          { label: t('people'), value: figure('ends_on', f.number(now.people)) },
          { label: t('hours'), value: figure('decimal', f.paidHours(now.decimal)) },
          { label: t('value'), value: figure('valor', f.money(now.valor_centavos)) },
          { label: t('waiting'), value: figure('waiting', f.number(now.waiting)) },
          { label: t('to_correct'), value: figure('to_correct', f.number(now.to_correct)) },
          { label: t('returned'), value: figure('returned', f.number(now.returned)) },
          { label: t('inProgress'), value: figure('running', f.number(now.running)) },
        ]}
      />
    </Card>
  )
}
