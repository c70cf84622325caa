import { Button } from '@mantine/core'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/modal.ts'

/** "Ponto aberto": opens the timer of one's own running loop. */
export const OpenPoint = () => {
  const t = useWords(loopCenterWords)
  return (
    <Button size="compact-xs" variant="light" title={t('openPointHint')} onClick={openLoop}>
      {t('openPoint')}
    </Button>
  )
}
