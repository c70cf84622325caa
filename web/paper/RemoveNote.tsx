import { Button } from '@mantine/core'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { paperWords } from '#contract/paper/paper.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface RemoveNoteProps {
  /** The order. */
  readonly id: number
  /** Of its note. */
  readonly number: string
}

/** Takes the note off an unpaid order. */
export const RemoveNote = ({ id, number }: RemoveNoteProps) => {
  const t = useWords(paperWords)
  const { disabledProps, unlessViewing } = usePreview()
  const remove = async () => {
    const yes = await confirm({
      title: t('removeAsk', { number }),
      body: t('removeBody'),
      yes: t('remove'),
      danger: true,
    })
    if (!yes) return
    try {
      const { message } = await call(paperCalls.remove, { id })
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      void reread('order')
    }
  }
  return (
    <Button variant="default" {...disabledProps} onClick={unlessViewing(() => void remove())}>
      {t('remove')}
    </Button>
  )
}
