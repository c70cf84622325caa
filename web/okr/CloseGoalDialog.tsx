import { okrCalls } from '#contract/okr/key.ts'
import type { GoalRow } from '#contract/okr/okr.ts'
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

interface CloseGoalProps {
  readonly of: GoalRow
  readonly onClose: () => void
}

/** Closes a goal, with what was learned. */
export const CloseGoalDialog = ({ of, onClose }: CloseGoalProps) => {
  const t = useWords(okrPageWords)
  const form = useForm(okrCalls.close, {
    fixed: { id: of.id },
    from: { version: of.version, closing_note: '' },
    draft: `closeGoal.${of.id}`,
    words: [okrWords, okrPageWords],
    invalidates: oldAfterClosing,
    onDone: () => {
      toast.success(t('closed'))
      onClose()
    },
  })
  return (
    <Dialog open title={t('closeAsk')} onClose={onClose}>
      <p>{t('closeBody', { name: of.nome })}</p>
      <Form of={form}>
        <LongTextField of={form.of('closing_note')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('close')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
