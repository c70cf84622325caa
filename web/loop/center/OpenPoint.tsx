import { IconStopwatch } from '@tabler/icons-react'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/dialog/modal.ts'

/** "Ponto aberto": opens the timer of one's own running loop. */
export const OpenPoint = () => {
  const t = useWords(loopCenterWords)
  return <IconAction label={t('openPoint')} icon={IconStopwatch} onClick={openLoop} />
}
