import { IconPencil } from '@tabler/icons-react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopWaits } from '#contract/loop/loop.states.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { asLoop, finishStopped } from '#web/loop/correct/asLoop.ts'
import { editLoop } from '#web/loop/dialog/modal.ts'
import css from '#web/loop/facts/LoopRow.module.css'

/** Concludes one's own stopped loop where its row stands, or puts a concluded one right; how it is now is read first. */
export const CorrectRow = ({ of }: { readonly of: LoopRow }) => {
  const t = useWords(loopCorrectWords)
  const { unlessViewing } = usePreview()
  const open = async () => {
    try {
      const { data } = await call(loopCalls.show, { id: String(of.id) })
      if (loopWaits(data)) finishStopped(data)
      else editLoop(asLoop(data))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <span className={css['correct']}>
      {loopWaits(of) ? (
        <button
          type="button"
          className={css['finish']}
          aria-label={t('finishOn', { atom: of.atomo.nome })}
          onClick={unlessViewing(() => void open())}
        >
          {t('finish')}
        </button>
      ) : (
        <IconAction
          label={t('correctOn', { atom: of.atomo.nome })}
          icon={IconPencil}
          onClick={unlessViewing(() => void open())}
        />
      )}
    </span>
  )
}
