import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls, type GoalKey } from '#contract/okr/key.ts'
import { confidence } from '#contract/okr/okr.rules.ts'
import { goalCrud, goalList } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { ValueField } from '#web/okr/ValueField.tsx'

interface CheckInDialogProps {
  readonly of: GoalKey
  readonly onClose: () => void
}

/** Says where a key stands today. */
export const CheckInDialog = ({ of, onClose }: CheckInDialogProps) => {
  const t = useWords(okrPageWords)
  const form = useForm(okrCalls.checkIn, {
    fixed: { id: of.id },
    from: { value: of.current_value, confidence: of.check_ins[0]?.confidence ?? confidence.of.medium, note: '' },
    draft: `checkIn.${of.id}`,
    words: okrPageWords,
    invalidates: [okrCalls.page, goalCrud.calls.show, goalList.calls.list],
    onDone: () => {
      toast.success(say(uiWords, 'saved'))
      onClose()
    },
  })
  return (
    <Dialog open title={t('checkInTitle', { name: of.nome })} onClose={onClose}>
      <Form of={form}>
        <ValueField of={form.of('value')} kind={of.kind} />
        <ChoiceField of={form.of('confidence')} codes={confidence} as="segments" />
        <LongTextField of={form.of('note')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('checkIn')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
