import { financeCalls } from '#contract/finance/finance.calls.ts'
import { Balances } from '#web/finance/extract/Balances.tsx'
import { DueRows } from '#web/finance/extract/DueRows.tsx'
import { Months } from '#web/finance/extract/Months.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import type { AskedDays } from './useAskedDays.ts'

/** Live changes come in bursts when a week is paid. */
const REREAD_MS = 5000

/** Balances of the period that the list is filtered by, what falls due, and month by month. */
export const ExtractHead = ({ asked }: { readonly asked: AskedDays }) => {
  const answer = useCall(financeCalls.summary, asked, { keepPrevious: true })
  useLive('loops', () => void invalidate(financeCalls.summary), { every: REREAD_MS })
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
