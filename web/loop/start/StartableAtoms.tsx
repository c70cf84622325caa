import { IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { AtomOption } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { startLoop } from '#web/loop/actions.ts'
import { runningOf, useLoop } from '#web/loop/useLoop.ts'

interface StartableAtom {
  readonly id: string
  readonly label: string
  readonly also: string
  readonly group: string
  readonly icon: typeof IconPlayerPlay
  readonly venture: number
  readonly record: true
  readonly run: () => void
}

/** The person's atoms, each to start a loop on, as the palette lists things; none while a loop runs. */
export const StartableAtoms = ({ children }: { children: (atoms: readonly StartableAtom[]) => ReactNode }) => {
  const t = useWords(loopScreenWords)
  const words = useWords(loopWords)
  const { unlessViewing } = usePreview()
  const now = useLoop()
  const { may, known, userId } = now
  const startable = may && known && !runningOf(now)
  const { data } = useCall(loopCalls.atoms, { userId }, { enabled: startable })
  const start = async (atom: AtomOption) => {
    if (await startLoop(atom, '')) toast.success(words('started'))
  }
  const atoms = startable && data ? data.data : []
  return children(
    atoms.map((atom) => ({
      id: String(atom.id),
      label: atom.nome,
      also: atom.projeto,
      group: t('start'),
      icon: IconPlayerPlay,
      record: true as const,
      venture: atom.venture_id,
      run: unlessViewing(() => void start(atom)),
    })),
  )
}
