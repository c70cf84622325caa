import { financeCalls } from '#contract/finance/finance.calls.ts'
import { Balances } from '#web/finance/extract/Balances.tsx'
import { DueRows } from '#web/finance/extract/DueRows.tsx'
import { Months } from '#web/finance/extract/Months.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import type { AskedDays } from './useAskedDays.ts'

/** Balances of the period that the list is filtered by, what falls due, and month by month. */
export const ExtractHead = ({ asked }: { readonly asked: AskedDays }) => {
  const answer = useCall(financeCalls.summary, asked, { keepPrevious: true })
  return (
    <Answer of={answer} rows={12}>
      {({ data }) => (
        <Stack>
          <Card>
            <Balances of={data} asked={asked} />
            <DueRows of={data} />
          </Card>
          <div data-tour="extract-months">
            <Months of={data.months} />
          </div>
        </Stack>
      )}
    </Answer>
  )
}
