import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { AskCorrection } from '#web/loop/correct/AskCorrection.tsx'
import { EditLoop } from '#web/loop/correct/EditLoop.tsx'
import { closeLoop, type Correctable } from '#web/loop/dialog/modal.ts'

/** An order holds it, its day is closed, or what it stands on was deleted: nothing of it changes any more. */
const isBarred = ({ status, deleted, closed }: Correctable): boolean =>
  status === 6 || status === 7 || deleted === true || closed === true

/** A loop put right, or why it cannot be. */
export const Correction = ({ loop }: { readonly loop: Correctable }) => {
  const t = useWords(loopCorrectWords)
  const barred = isBarred(loop)
  return (
    <Dialog open title={t(barred ? 'askTitle' : loop.asks ? 'ask' : 'title')} onClose={closeLoop}>
      {barred || loop.asks ? <AskCorrection loop={loop} /> : <EditLoop key={loop.id} loop={loop} />}
    </Dialog>
  )
}
