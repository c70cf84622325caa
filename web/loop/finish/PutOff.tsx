import { Button } from '@mantine/core'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import { closeLoop } from '#web/loop/dialog/modal.ts'

/** Leaves the stopped loop for later, as Esc does: it waits in the bar, with what was typed. */
export const PutOff = () => {
  const t = useWords(loopScreenWords)
  return (
    <Button variant="default" onClick={closeLoop}>
      {t('later')}
    </Button>
  )
}
