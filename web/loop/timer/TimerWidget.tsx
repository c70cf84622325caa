import { IconClock, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { readySound } from '#web/kit/device/sound.ts'
import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useStore } from '#web/kit/store.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { stopLoop } from '#web/loop/actions.ts'
import { prefetch } from '#web/loop/current.ts'
import { closeLoop, modal, openLoop } from '#web/loop/dialog/modal.ts'
import { correction, correctLoop, stoppedLoop } from '#web/loop/finish/finishForms.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { OutboxButton } from '#web/loop/offline/OutboxButton.tsx'
import { LoopWatch } from '#web/loop/presence/LoopWatch.tsx'
import { useContinueLast } from '#web/loop/start/useContinue.ts'
import { RestingTimer } from '#web/loop/timer/RestingTimer.tsx'
import { RunningTimer } from '#web/loop/timer/RunningTimer.tsx'
import { useFollow } from '#web/loop/useFollow.ts'
import { runningOf, useLoop, type LoopNow } from '#web/loop/useLoop.ts'
import { WaitingChip } from '#web/loop/waiting/WaitingChip.tsx'

/** The screen's own calls come first. */
const AHEAD_MS = 2000

const loopModal = onDemand('Loop', async () => (await import('#web/loop/dialog/LoopModal.tsx')).LoopModal)

/** Read before it is wanted: a loop has to be startable without a network too. */
const useReady = (userId: number): void => {
  loopModal.useAhead('idle')
  stoppedLoop.useAhead()
  correctLoop.useAhead()
  correction.useAhead()
  useEffect(() => {
    const timer = setTimeout(() => prefetch(userId), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [userId])
}

const Life = ({ of }: { of: LoopNow }) => {
  const t = useWords(loopScreenWords)
  const view = useStore(modal).at
  const running = runningOf(of)
  useFollow(of)
  const { viewing, unlessViewing } = usePreview()
  useHotkey('n', unlessViewing(openLoop), {
    label: t(running ? 'openTimer' : 'start'),
    group: t('group'),
    icon: running ? IconClock : IconPlayerPlayFilled,
  })
  useHotkey(
    's',
    unlessViewing(() => running && void stopLoop(running)),
    {
      label: t('stopLoop'),
      group: t('group'),
      icon: IconPlayerStopFilled,
      // Its own window opens by itself after a start.
      under: Number(view === 'loop'),
      on: running !== null,
    },
  )
  const { last, go } = useContinueLast(of)
  useEffect(readySound, [])
  useEffect(() => loopOutbox.open(of.userId), [of.userId])
  // Nothing asks to reload while time runs, or before it is known whether it does.
  useReloadBlock(!of.known || running !== null)
  useReady(of.userId)
  return (
    <>
      <OutboxButton />
      <WaitingChip of={of} />
      {running ? (
        <RunningTimer loop={running} limits={of.limits} />
      ) : (
        <RestingTimer of={of} last={last} onContinue={go} />
      )}
      {running && of.limits && <LoopWatch loop={running} limits={of.limits} />}
      {view !== 'closed' && of.known && !viewing && <loopModal.Part of={of} onMissing={closeLoop} />}
    </>
  )
}

/** The loop in the top bar of every screen, with all that belongs to it; nothing for who may not run one. */
export const TimerWidget = () => {
  const of = useLoop()
  return of.may ? <Life key={of.userId} of={of} /> : null
}
