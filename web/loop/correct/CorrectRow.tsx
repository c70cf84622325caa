import { IconPencil } from '@tabler/icons-react'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { call } from '#web/kit/call/call.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { asLoop } from '#web/loop/correct/asLoop.ts'
import { editLoop } from '#web/loop/dialog/modal.ts'
import css from '#web/loop/facts/LoopRow.module.css'

/** Puts one's own loop right where its row stands; what may still change is read first. */
export const CorrectRow = ({ id, atom }: { readonly id: number; readonly atom: string }) => {
  const t = useWords(loopCorrectWords)
  const { unlessViewing } = usePreview()
  const open = async () => {
    try {
      editLoop(asLoop((await call(loopCalls.show, { id: String(id) })).data))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <span className={css['correct']}>
      <IconAction label={t('correctOn', { atom })} icon={IconPencil} onClick={unlessViewing(() => void open())} />
    </span>
  )
}
