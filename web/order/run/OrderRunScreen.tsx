import { useSearchParams } from 'react-router'
import { orderRunWords } from '#contract/order/orderRun.words.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { useCall } from '#web/kit/call/query.ts'
import { Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Closings } from '#web/order/run/Closings.tsx'
import { Countdown } from '#web/order/run/Countdown.tsx'
import { Left } from '#web/order/run/Left.tsx'
import { SoFar } from '#web/order/run/SoFar.tsx'
import { Submissions } from '#web/order/run/Submissions.tsx'
import { Took } from '#web/order/run/Took.tsx'

/** The weekly run: when it closes the week, what that holds, and what each closing took and left out. */
export const OrderRunScreen = () => {
  const t = useWords(orderRunWords)
  const [search] = useSearchParams()
  const answer = useCall(runCalls.show, {})
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={10}>
        {({ data }) => {
          const asked = search.get('friday')
          const shown = data.closings.find((it) => it.friday === asked) ?? data.closings[0]
          return (
            <Stack gap="large">
              <Columns even>
                <div data-tour="run-countdown">
                  <Countdown />
                </div>
                <Submissions of={data} />
              </Columns>
              <SoFar of={data} />
              {shown && (
                <Columns even>
                  <Took of={shown} />
                  <Left friday={shown.friday} />
                </Columns>
              )}
              <div data-tour="run-history">
                <Closings of={data.closings} />
              </div>
            </Stack>
          )
        }}
      </Answer>
    </>
  )
}
