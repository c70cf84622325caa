import { IconPlayerPlay } from '@tabler/icons-react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { startLoop, switchLoop } from '#web/loop/actions.ts'
import { runningOf, useLoop, type LoopNow } from '#web/loop/useLoop.ts'

/** Facts of a loop to continue: atom, description and type. */
export type Continued = Pick<Ponto, 'atomo_id' | 'atomo' | 'projeto' | 'venture_id' | 'descricao' | 'tipo'>

interface Continue {
  /** True when a loop may be started on its atom at this moment, in place of one that runs on another atom. */
  readonly able: (of: Continued) => boolean
  /** Starts the next loop on it, in place of the running one. */
  readonly go: (of: Continued) => void
  /** True while another loop runs, which `go` stops first. */
  readonly switches: boolean
}

/** Continues an earlier loop in one action, for the loop that `of` knows. */
const useContinueOf = (of: LoopNow, running: Ponto | null): Continue => {
  const { may, known, userId } = of
  const t = useWords(loopWords)
  const { unlessViewing } = usePreview()
  const startable = may && known
  const { data } = useCall(loopCalls.atoms, { userId }, { enabled: startable })
  const goOn = async ({ atomo_id, atomo, projeto, venture_id, descricao, tipo }: Continued) => {
    const atom = { id: atomo_id, nome: atomo, projeto, venture_id }
    if (running) await switchLoop(running, atom, descricao, tipo)
    else if (await startLoop(atom, descricao, tipo)) toast.success(t('started'))
  }
  return {
    able: ({ atomo_id }) =>
      startable && running?.atomo_id !== atomo_id && data?.data.some((it) => it.id === atomo_id) === true,
    go: (loop) => unlessViewing(() => void goOn(loop))(),
    switches: running !== null,
  }
}

/** The last loop, where none runs and it can be continued; the key R does that. */
export const useContinueLast = (of: LoopNow): { last: Ponto | undefined; go: (of: Continued) => void } => {
  const t = useWords(loopScreenWords)
  const { able, go } = useContinueOf(of, null)
  const last = !runningOf(of) && of.last && able(of.last) ? of.last : undefined
  useHotkey('r', () => last && go(last), {
    label: last && t('continueOn', { atom: last.atomo }),
    group: t('group'),
    icon: IconPlayerPlay,
    on: last !== undefined,
  })
  return { last, go }
}

export const useContinue = (): Continue => {
  const now = useLoop()
  return useContinueOf(now, runningOf(now))
}
