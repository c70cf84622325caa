import { IconPlayerPlay } from '@tabler/icons-react'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { loopRefs } from '#web/firstCalls.ts'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { startLoop } from '#web/loop/actions.ts'
import { useLoop, type LoopNow } from '#web/loop/useLoop.ts'

/** Facts of a loop to continue: atom, description and type. */
export type Continued = Pick<Ponto, 'atomo_id' | 'atomo' | 'projeto' | 'venture_id' | 'descricao' | 'tipo'>

interface Continue {
  /** True when a loop may be started on its atom at this moment. */
  readonly able: (of: Continued) => boolean
  /** Starts the next loop on it. */
  readonly go: (of: Continued) => void
}

/** Continues an earlier loop in one action, for the loop that `of` knows. */
const useContinueOf = ({ may, known, screen, userId }: LoopNow): Continue => {
  const t = useWords(loopWords)
  const { unlessViewing } = usePreview()
  const startable = may && known && screen === 0
  const { data } = useCall(loopRefs.atoms, { userId }, { enabled: startable })
  const goOn = async ({ atomo_id, atomo, projeto, venture_id, descricao, tipo }: Continued) => {
    if (await startLoop({ id: atomo_id, nome: atomo, projeto, venture_id }, descricao, tipo))
      toast.success(t('started'))
  }
  return {
    able: ({ atomo_id }) => startable && data?.data.some((it) => it.id === atomo_id) === true,
    go: (loop) => unlessViewing(() => void goOn(loop))(),
  }
}

/** The last loop, where it can be continued; the key R does that. */
export const useContinueLast = (of: LoopNow): { last: Ponto | undefined; go: (of: Continued) => void } => {
  const t = useWords(loopScreenWords)
  const { able, go } = useContinueOf(of)
  const last = of.loop && able(of.loop) ? of.loop : undefined
  useHotkey('r', () => last && go(last), {
    label: last && t('continueOn', { atom: last.atomo }),
    group: t('group'),
    icon: IconPlayerPlay,
    on: last !== undefined,
  })
  return { last, go }
}

export const useContinue = (): Continue => useContinueOf(useLoop())
