import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'
import { discardLoop } from '#web/loop/actions.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'

/** Discarding, asked about first: what is erased cannot come back. */
export const useDiscard = (loop: Pick<Ponto, 'id' | 'status' | 'atomo'>, onDone: () => void = () => undefined) => {
  const t = useWords(loopScreenWords)
  const discarding = useBusyAction('discard')
  const discard = async (): Promise<void> => {
    const sure = await confirm({
      title: t('discardTitle'),
      body: t('discardBody', { atom: loop.atomo }),
      yes: t('discard'),
      no: t('keep'),
      danger: true,
    })
    if (sure) await discardLoop(loop, onDone)
  }
  return { discard, discarding }
}
