import { Button } from '@mantine/core'
import { LENGTHEN_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'
import { endMark } from '#web/loop/finish/ending.ts'

/** Ends that need no typing: the recorded one and, where it may be meant, this moment. */
export const EndPicks = ({ loop, onPick }: { loop: ConcludedLoop; onPick: (at: Date) => void }) => {
  const t = useWords(loopScreenWords)
  const mark = endMark(loop)
  // Later than that the server takes it no more.
  const recent = loop.status !== 3 && mark && serverNow() - mark.getTime() < LENGTHEN_SECONDS * 1000
  return (
    <>
      {mark && (
        <Button size="xs" variant="default" onClick={() => onPick(mark)}>
          {loop.status === 4 ? t('pickDue') : t('pickMark')}
        </Button>
      )}
      {recent && (
        <Button size="xs" variant="default" onClick={() => onPick(new Date(serverNow()))}>
          {t('pickNow')}
        </Button>
      )}
    </>
  )
}
