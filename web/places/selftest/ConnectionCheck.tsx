import { Button } from '@mantine/core'
import { IconWifi } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { liveState } from '#web/kit/live/live.ts'
import { useStore } from '#web/kit/store.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import { gone, judge, measureTrip, secondsAhead, type Trip } from '#web/places/selftest/measure.ts'
import type { CheckProps } from '#web/places/selftest/outcome.ts'

const UNKNOWN = '…'

/** Runs by itself when the page opens: it asks for nothing. */
export const ConnectionCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const f = useFormat()
  const live = useStore(liveState)
  const [trip, setTrip] = useState<Trip>()
  const [turn, setTurn] = useState(0)
  const ahead = secondsAhead()
  const tell = useEffectEvent((measured: Trip | undefined) => {
    setTrip(measured)
    report(measured ? judge({ trip: measured, live: liveState.get(), ahead: secondsAhead() }) : gone)
  })
  useEffect(() => {
    let left = false
    measureTrip().then(
      (it) => !left && tell(it),
      () => !left && tell(undefined),
    )
    return () => {
      left = true
    }
  }, [turn])
  // The live connection comes and goes on its own.
  const listen = useEffectEvent(() => {
    if (trip) report(judge({ trip, live, ahead }))
  })
  useEffect(() => listen(), [live])
  const clock = (): string => {
    if (Math.abs(ahead) <= 1) return t('clock_fine')
    return t(ahead > 0 ? 'clock_ahead' : 'clock_behind', { span: f.clock(Math.abs(ahead)) })
  }
  return (
    <CheckCard
      name="connection"
      icon={IconWifi}
      outcome={outcome}
      actions={
        <Button
          variant="default"
          disabled={outcome.state === 'running'}
          onClick={() => {
            report({ state: 'running' })
            setTurn(turn + 1)
          }}
        >
          {t('again')}
        </Button>
      }
    >
      {outcome.said !== 'connection_gone' && (
        // Its lines stand while they are measured, so that they push nothing away.
        <FactList
          facts={[
            { label: t('trip'), value: trip ? t('trip_is', { ...trip }) : UNKNOWN },
            { label: t('live'), value: trip ? t(`live_${live}`) : UNKNOWN },
            { label: t('clock'), value: trip ? clock() : UNKNOWN },
          ]}
        />
      )}
    </CheckCard>
  )
}
