import { clock, shownClock } from '#contract/kit/hours.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useSeconds } from '#web/kit/second.ts'
import { useWords } from '#web/kit/words.ts'

const Running = ({ inicio }: { inicio: string }) => {
  const t = useWords(loopCenterWords)
  const seconds = useSeconds(Date.parse(inicio))
  return <span title={t('inProgress')}>{clock(seconds)}</span>
}

/** The total of a loop, counting on while it runs. */
export const LoopTotal = ({ loop }: { loop: { status: number; inicio: string; total: string } }) =>
  loop.status === 1 ? <Running inicio={loop.inicio} /> : shownClock(loop.total)
