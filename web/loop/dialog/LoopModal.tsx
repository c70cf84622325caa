import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useStore } from '#web/kit/store.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { AskCorrection } from '#web/loop/correct/AskCorrection.tsx'
import { EditLoop } from '#web/loop/correct/EditLoop.tsx'
import { LoopSummary } from '#web/loop/dialog/LoopSummary.tsx'
import { closeLoop, modal, type Correctable, type ModalView, type StoppedPonto } from '#web/loop/dialog/modal.ts'
import { RunningLoop } from '#web/loop/dialog/RunningLoop.tsx'
import { CorrectLoop } from '#web/loop/finish/CorrectLoop.tsx'
import { StoppedLoop } from '#web/loop/finish/StoppedLoop.tsx'
import { ChooseAtom } from '#web/loop/start/ChooseAtom.tsx'
import type { LoopNow } from '#web/loop/useLoop.ts'

const titles = {
  0: 'chooseTitle',
  1: 'timerTitle',
  2: 'finishTitle',
  4: 'finishTitle',
  5: 'summaryTitle',
} as const

/** A forced or denied loop needs another end first. */
const screenFor = ({ status }: StoppedPonto) => (status === 2 ? 2 : 4)

/** An order holds it, its day is closed, or what it stands on was deleted: nothing of it changes any more. */
const isBarred = ({ status, deleted, closed }: Correctable): boolean =>
  status === 6 || status === 7 || deleted === true || closed === true

/** A loop put right, or why it cannot be. */
const Correction = ({ loop }: { readonly loop: Correctable }) => {
  const t = useWords(loopCorrectWords)
  const barred = isBarred(loop)
  return (
    <Dialog open title={t(barred ? 'askTitle' : loop.asks ? 'ask' : 'title')} onClose={closeLoop}>
      {barred || loop.asks ? <AskCorrection loop={loop} /> : <EditLoop key={loop.id} loop={loop} />}
    </Dialog>
  )
}

/** The loop modal: one dialog whose screen follows the loop (specification, section 2: screens 0, 1, 2, 4 and 5). */
export const LoopModal = ({ of }: { of: LoopNow }) => {
  const view = useStore(modal)
  return view.at === 'edit' ? <Correction loop={view.loop} /> : <Screens of={of} view={view} />
}

const Screens = ({ of, view }: { readonly of: LoopNow; readonly view: Exclude<ModalView, { at: 'edit' }> }) => {
  const t = useWords(loopScreenWords)
  // The current loop may be finished from its page too; then it is followed as ever.
  const waiting = view.at === 'finish' && view.loop.id !== of.loop?.id ? view.loop : undefined
  const screen = view.at === 'summary' ? 5 : view.at === 'correct' ? 4 : waiting ? screenFor(waiting) : of.screen

  const title = () => {
    if (view.at === 'correct') return 'correctTitle'
    return view.at === 'summary' && view.conclusion.corrected ? 'correctedTitle' : titles[screen]
  }
  const shown = () => {
    if (view.at === 'summary') return <LoopSummary of={view.conclusion} />
    if (view.at === 'correct') return <CorrectLoop key={view.loop.id} loop={view.loop} back={view.back} />
    if (waiting) return <StoppedLoop key={waiting.id} loop={waiting} mustAdjust={screen === 4} />
    if (!of.loop || screen === 0) return <ChooseAtom userId={of.userId} />
    if (screen === 1) return <RunningLoop loop={of.loop} limits={of.limits} dayTotal={of.dayTotal} />
    return <StoppedLoop key={of.loop.id} loop={of.loop} mustAdjust={screen === 4} />
  }
  return (
    <Dialog open={view.at !== 'closed'} size={screen === 0 ? 'lg' : 'md'} title={t(title())} onClose={closeLoop}>
      {shown()}
    </Dialog>
  )
}
