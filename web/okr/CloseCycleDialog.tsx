import { cycleSchemas, type GoalCycle } from '#contract/okr/cycle.ts'
import { cycleCalls } from '#contract/okr/okr.calls.ts'
import { okrWords } from '#contract/okr/okr.words.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { oldAfterClosing } from '#web/okr/closing.ts'

interface CloseCycleProps {
  readonly venture_id: number
  readonly of: GoalCycle
  readonly onClose: () => void
}

/** Closes what is open of a venture's quarter, with what was learned in it. */
export const CloseCycleDialog = ({ venture_id, of, onClose }: CloseCycleProps) => {
  const t = useWords(okrPageWords)
  const n = useWords(okrWords)
  const form = useForm(cycleCalls.close, {
    schema: cycleSchemas.close.input,
    fixed: { venture_id, cycle: of.cycle },
    from: { closing_note: '' },
    draft: `closeCycle.${venture_id}.${of.cycle}`,
    words: [okrWords, okrPageWords],
    invalidates: oldAfterClosing,
    onDone: ({ closed }) => {
      toast.success(t('cycleClosed', { count: closed }))
      onClose()
    },
  })
  return (
    <Dialog open title={t('cycleCloseAsk', { cycle: of.cycle })} onClose={onClose}>
      <p>{t('cycleCloseBody', { count: of.open })}</p>
      <Form of={form}>
        <LongTextField of={form.of('closing_note')} />
        <FormEnd of={form} onCancel={onClose}>
          {n('step_close')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
