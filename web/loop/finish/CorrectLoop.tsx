import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { concludeLoop } from '#web/loop/actions.ts'
import { closeLoop, showSummary, type ConcludedLoop, type Conclusion } from '#web/loop/dialog/modal.ts'
import { AdjustLoop } from '#web/loop/finish/AdjustLoop.tsx'
import { exactEnd, markedEnd, type Adjustment } from '#web/loop/finish/ending.ts'

interface CorrectLoopProps {
  readonly loop: ConcludedLoop
  /** The summary to go back to. */
  readonly back?: Conclusion | undefined
}

/** Screen 4 over a loop that is already concluded: its end is corrected beside the mark, the rest stays. */
export const CorrectLoop = ({ loop, back }: CorrectLoopProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const [typed, setTyped] = useDraft<Adjustment>(`loop.${loop.id}.correction`, {
    fim: markedEnd(loop, f.zone),
    ajustes: '',
  })
  return (
    <AdjustLoop
      loop={loop}
      value={typed}
      onChange={(next) => setTyped({ ...typed, ...next })}
      onBack={back ? () => showSummary(back) : closeLoop}
      done={t('saveCorrection')}
      onDone={() => {
        const end = exactEnd(typed.fim, loop, f.zone)
        if (!end || loop.tipo === null) return
        void concludeLoop({
          loop,
          ending: { descricao: loop.descricao, tipo: loop.tipo, adjusted: { end, ajustes: typed.ajustes.trim() } },
          onField: () => undefined,
        })
      }}
    />
  )
}
