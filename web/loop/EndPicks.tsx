import { Button } from '@mantine/core'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import type { ConcludedLoop } from '#web/loop/modal.ts'

/** Somebody back within half a day may have worked until now; later than that nobody has. */
const NOW_OFFERED_MS = 12 * 3_600_000

/** Ends that need no typing: the recorded one and, where it may be meant, this moment. */
export const EndPicks = ({ loop, onPick }: { loop: ConcludedLoop; onPick: (at: Date) => void }) => {
  const t = useWords(loopScreenWords)
  const { fim } = loop
  const recent = loop.status !== 3 && serverNow() - Date.parse(fim ?? loop.inicio) < NOW_OFFERED_MS
  return (
    <>
      {fim !== null && (
        <Button size="xs" variant="default" onClick={() => onPick(new Date(fim))}>
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
