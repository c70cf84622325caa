import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { AtomOption } from '#contract/loop/loop.ts'
import { answerOf, useSend } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Keeps an atom at the top of the choice or lets it go: shown at once, taken back with the reason where it is refused. */
export const usePin = (userId: number): ((atom: AtomOption) => void) => {
  const show = (id: number, pinned: boolean) => {
    const known = answerOf(loopCalls.atoms, { userId })
    const before = known.get()
    if (before) known.set({ ...before, data: before.data.map((it) => (it.id === id ? { ...it, pinned } : it)) })
  }
  const sending = useSend(loopCalls.pin, {})
  return ({ id, pinned }) => {
    show(id, !pinned)
    sending.mutate(
      { id, pinned: !pinned },
      {
        onError: (error) => {
          show(id, pinned)
          toast.error(error.message)
        },
      },
    )
  }
}
