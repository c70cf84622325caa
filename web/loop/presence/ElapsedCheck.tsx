import { Button } from '@mantine/core'
import { clock } from '#contract/kit/hours.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { stopLoop } from '#web/loop/actions.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'
import { Unsent } from '#web/loop/offline/Unsent.tsx'
import { confirmElapsed } from '#web/loop/presence/presence.ts'
import css from './ElapsedCheck.module.css'

/** Asks once a loop, when it has become long, whether its time is right; a no stops it and opens the correction. */
export const ElapsedCheck = ({ loop, seconds }: { loop: Ponto; seconds: number }) => {
  const t = useWords(loopScreenWords)
  const confirming = useBusyAction('elapsed')
  const stopping = useBusyAction('stop')
  return (
    <Dialog open alert closable={false} size="sm" title={t('elapsedTitle')} onClose={() => undefined}>
      <p className={`${css['ask']} figures`}>{t('elapsedAsk', { time: clock(seconds) })}</p>
      <p className={css['hint']}>
        {loop.atomo} · {t('elapsedHint')}
      </p>
      <Unsent kinds={['elapsed']} />
      <div className={css['answers']}>
        <Button variant="default" loading={stopping} disabled={confirming} onClick={() => void stopLoop(loop, 5)}>
          {t('noCorrect')}
        </Button>
        <Button data-autofocus loading={confirming} disabled={stopping} onClick={() => void confirmElapsed(loop)}>
          {t('yesCorrect')}
        </Button>
      </div>
    </Dialog>
  )
}
