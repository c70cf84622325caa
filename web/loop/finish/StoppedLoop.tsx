import { EMPTY } from '#contract/kit/dates.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useFormat } from '#web/kit/format.ts'
import { concludeLoop } from '#web/loop/actions.ts'
import type { StoppedPonto } from '#web/loop/dialog/modal.ts'
import { useDiscard } from '#web/loop/dialog/useDiscard.ts'
import { AdjustLoop } from '#web/loop/finish/AdjustLoop.tsx'
import { exactEnd, markedEnd, type Adjustment } from '#web/loop/finish/ending.ts'
import { FinishLoop } from '#web/loop/finish/FinishLoop.tsx'

interface StoppedLoopProps {
  readonly loop: StoppedPonto
  /** A forced or denied loop is concluded with another end only. */
  readonly mustAdjust: boolean
}

interface Typed extends Adjustment {
  readonly descricao: string
  readonly tipo: number | null
  readonly adjusting: boolean
}

/** Screens 2 and 4 of a stopped loop; what is typed into either survives a reload and any failure. */
export const StoppedLoop = ({ loop, mustAdjust }: StoppedLoopProps) => {
  const f = useFormat()
  const initial: Typed = {
    descricao: loop.descricao,
    tipo: loop.tipo,
    fim: '',
    // A loop that was kept for offline by an earlier version has none.
    ajustes: loop.stop_note ?? '',
    adjusting: mustAdjust,
  }
  const [typed, setTyped, draft] = useDraft<Typed>(`loop.${loop.id}`, initial)
  const { discard, discarding } = useDiscard(loop, draft.clear)
  const end = exactEnd(typed.fim, loop, f.zone)
  const adjusting = typed.adjusting || (mustAdjust && end === undefined)

  if (adjusting)
    return (
      <AdjustLoop
        loop={loop}
        value={typed}
        onChange={(next) => setTyped({ ...typed, ...next, adjusting: true })}
        onDone={() => setTyped({ ...typed, adjusting: false })}
        onBack={
          mustAdjust ? undefined : () => setTyped({ ...typed, fim: '', ajustes: initial.ajustes, adjusting: false })
        }
        onDiscard={() => void discard()}
        discarding={discarding}
      />
    )
  return (
    <FinishLoop
      loop={loop}
      value={typed}
      onChange={(next) => setTyped({ ...typed, ...next })}
      adjusted={end ? { text: f.dateTime(end), seconds: (end.getTime() - Date.parse(loop.inicio)) / 1000 } : undefined}
      stoppedAt={loop.fim ? f.dateTime(loop.fim) : EMPTY}
      onAdjust={() => setTyped({ ...typed, fim: typed.fim || markedEnd(loop, f.zone), adjusting: true })}
      onDiscard={() => void discard()}
      discarding={discarding}
      onConclude={({ descricao, tipo }) =>
        void concludeLoop({
          loop,
          ending: { descricao, tipo, adjusted: end && { end, ajustes: typed.ajustes.trim() } },
          onField: (name) => {
            if (name === 'data_fim_ajuste' || name === 'ajustes') setTyped({ ...typed, adjusting: true })
          },
        })
      }
    />
  )
}
