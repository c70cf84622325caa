import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useStore } from '#web/kit/store.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { LoopSummary } from '#web/loop/dialog/LoopSummary.tsx'
import { closeLoop, modal, type ModalView, type StoppedPonto } from '#web/loop/dialog/modal.ts'
import { RunningLoop } from '#web/loop/dialog/RunningLoop.tsx'
import { correction, correctLoop, stoppedLoop } from '#web/loop/finish/finishForms.ts'
import { ChooseAtom } from '#web/loop/start/ChooseAtom.tsx'
import { runningOf, type LoopNow } from '#web/loop/useLoop.ts'

const titles = {
  0: 'chooseTitle',
  1: 'timerTitle',
  2: 'finishTitle',
  4: 'finishTitle',
  5: 'summaryTitle',
} as const

/** A forced or denied loop needs another end first. */
const screenFor = ({ status }: StoppedPonto) => (status === 2 ? 2 : 4)

/** The loop modal: one dialog whose screen follows the loop (specification, section 2: screens 0, 1, 2, 4 and 5). */
export const LoopModal = ({ of }: { of: LoopNow }) => {
  const view = useStore(modal)
  if (view.at === 'edit') return <correction.Part loop={view.loop} onMissing={closeLoop} />
  return <Screens of={of} view={view} />
}

type View = Exclude<ModalView, { at: 'edit' }>

/** The screen, and the stopped loop on it if it is about one. */
const screenOf = (of: LoopNow, view: View) => {
  if (view.at === 'summary') return { screen: 5, stopped: null, running: null } as const
  if (view.at === 'correct') return { screen: 4, stopped: null, running: null } as const
  const running = runningOf(of)
  if (view.at !== 'finish' || view.loop.id === running?.id)
    return { screen: running ? 1 : 0, stopped: null, running } as const
  const stopped = of.waiting.find((it) => it.id === view.loop.id) ?? view.loop
  return { screen: screenFor(stopped), stopped, running: null } as const
}

/** True once the content of a screen is there: the window opens with it. */
const useContent = (view: View, stopped: StoppedPonto | null): boolean => {
  const corrects = view.at === 'correct'
  const stoppedThere = stoppedLoop.useThere(stopped !== null)
  const correctThere = correctLoop.useThere(corrects)
  return corrects ? correctThere : stopped === null || stoppedThere
}

const titleOf = (view: View, screen: keyof typeof titles) => {
  if (view.at === 'correct') return 'correctTitle'
  return view.at === 'summary' && view.conclusion.corrected ? 'correctedTitle' : titles[screen]
}

const Screens = ({ of, view }: { readonly of: LoopNow; readonly view: View }) => {
  const t = useWords(loopScreenWords)
  const { screen, stopped, running } = screenOf(of, view)
  if (!useContent(view, stopped)) return null
  const shown = () => {
    if (view.at === 'summary') return <LoopSummary of={view.conclusion} />
    if (view.at === 'correct')
      return <correctLoop.Part key={view.loop.id} loop={view.loop} back={view.back} onMissing={closeLoop} />
    if (stopped)
      return <stoppedLoop.Part key={stopped.id} loop={stopped} mustAdjust={screen === 4} onMissing={closeLoop} />
    if (running) return <RunningLoop loop={running} limits={of.limits} dayTotal={of.dayTotal} />
    return <ChooseAtom userId={of.userId} />
  }
  return (
    <Dialog
      open={view.at !== 'closed'}
      size={screen === 0 ? 'lg' : 'md'}
      title={t(titleOf(view, screen))}
      onClose={closeLoop}
    >
      {shown()}
    </Dialog>
  )
}
