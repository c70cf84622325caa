import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { asLoop } from '#web/loop/correct/asLoop.ts'
import { editLoop } from '#web/loop/dialog/modal.ts'
import type { ReturnProps } from '#web/loop/returned/ReturnDialog.tsx'

const right = onDemand<ReturnProps>(
  'RightDialog',
  async () => (await import('#web/loop/returned/RightDialog.tsx')).RightDialog,
)

/** Puts a returned loop right in the dialog of corrections, or says why it is right. */
export const MendLoop = ({
  of: { id, version },
  name,
  onlyRight = false,
}: {
  readonly of: ReturnProps['loop']
  readonly name: string
  /** For a reviewer, who answers where its person has left. */
  readonly onlyRight?: boolean
}) => {
  const t = useWords(loopReturnedWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [opened, is] = useDisclosure()
  right.useAhead('touched')
  const correct = async () => {
    try {
      const { data } = await call(loopCalls.show, { id: String(id) })
      editLoop(asLoop(data))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Row gap="small">
      {!onlyRight && (
        <Button
          size="compact-sm"
          aria-label={`${t('mend')}: ${name}`}
          {...disabledProps}
          onClick={unlessViewing(() => void correct())}
        >
          {t('mend')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${t('right')}: ${name}`}
        {...disabledProps}
        onClick={unlessViewing(is.open)}
      >
        {t('right')}
      </Button>
      {opened && <right.Part loop={{ id, version }} name={name} onClose={is.close} />}
    </Row>
  )
}
