import { financeDirection } from '#contract/finance/finance.codes.ts'
import { moneyCalls } from '#contract/home/home.calls.ts'
import { homeMoneyWords } from '#contract/home/money.words.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Of = NonNullable<AnswerOf<typeof moneyCalls.shown>['cash']>

interface Figure {
  readonly id: string
  readonly name: string
  readonly centavos: number
  readonly filter: Parameters<typeof filteredPath>[1]
}

const useFigures = ({ from, to, waiting_in, waiting_out, ...moved }: Of): readonly Figure[] => {
  const t = useWords(homeMoneyWords)
  const days = { from, to }
  const { in: comes, out: goes } = financeDirection.of
  const status = financeStatus.of.pending
  return [
    { id: 'in', name: t('cashIn'), centavos: moved.in, filter: { ...days, direction: comes } },
    { id: 'out', name: t('cashOut'), centavos: moved.out, filter: { ...days, direction: goes } },
    { id: 'margin', name: t('margin'), centavos: moved.in - moved.out, filter: days },
    {
      id: 'waitingIn',
      name: t('waitingIn', { count: waiting_in.rows }),
      centavos: waiting_in.centavos,
      filter: { status, direction: comes },
    },
    {
      id: 'waitingOut',
      name: t('waitingOut', { count: waiting_out.rows }),
      centavos: waiting_out.centavos,
      filter: { status, direction: goes },
    },
  ]
}

/** Each leads to exactly the rows that it adds up. */
const Figures = ({ of }: { readonly of: Of }) => {
  const f = useFormat()
  return (
    <RuledList of={useFigures(of)}>
      {({ name, centavos, filter }) => (
        <Row at="between">
          <TextLink to={filteredPath('financeExtract', filter)}>{name}</TextLink>
          <span className="figures">{f.money(centavos)}</span>
        </Row>
      )}
    </RuledList>
  )
}

/** Cash in and out of the month, its margin, and what waits to come in and to be paid. */
export const Cash = () => {
  const t = useWords(homeMoneyWords)
  const answer = useCall(moneyCalls.shown, {})
  return (
    <Card title={t('cash')} aside={<TextLink to={pathTo('financeExtract')}>{t('extract')}</TextLink>}>
      <Answer of={answer} rows={5}>
        {({ cash }) => cash && <Figures of={cash} />}
      </Answer>
    </Card>
  )
}
