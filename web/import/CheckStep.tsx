import { Button } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { importCalls } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { Assumed } from '#web/import/Assumed.tsx'
import { Counts } from '#web/import/Counts.tsx'
import { FailedFile } from '#web/import/FailedFile.tsx'
import { FailedLines } from '#web/import/FailedLines.tsx'
import { readAgain } from '#web/import/readAgain.ts'
import type { StepProps } from '#web/import/step.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { FormFoot, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** The result of the dry run, and the button that imports. */
export const CheckStep = ({
  of,
  onAnswer,
  choose,
  back,
  inBatches = false,
}: Pick<StepProps, 'of' | 'onAnswer'> & {
  readonly choose: () => void
  /** Name of the way back, where it leads to no columns. */
  readonly back?: string
  /** Writes a long file in batches even where every line is valid, so that nobody waits for it. */
  readonly inBatches?: boolean
}) => {
  const t = useWords(importScreenWords)
  const f = useFormat()
  const send = useSend(importCalls.run, { onSuccess: onAnswer, onError: readAgain })
  const clean = of.failed === 0
  const count = of.created + of.updated
  return (
    <Stack>
      <Notice icon={clean ? IconCircleCheck : IconAlertCircle} tone={clean ? 'info' : 'warn'} role="status">
        {clean ? t('clean') : t('dirty', { count: of.failed, figure: f.number(of.failed) })}
      </Notice>
      <Counts of={of} />
      <Assumed of={of} />
      {!clean && <FailedLines of={of} />}
      {count === 0 && <p>{t('nothingValid')}</p>}
      {send.error && (
        <Notice icon={IconAlertCircle} tone="danger" role="alert">
          {send.error.message}
        </Notice>
      )}
      <FormFoot>
        <Button variant="default" data-aside onClick={choose}>
          {back ?? t('columnsAgain')}
        </Button>
        {!clean && <FailedFile of={of} />}
        {count > 0 && (
          <Button loading={send.isPending} onClick={() => send.mutate({ id: of.id, only_valid: !clean || inBatches })}>
            {t(clean ? 'write' : 'writeValid', { count, figure: f.number(count) })}
          </Button>
        )}
      </FormFoot>
    </Stack>
  )
}
