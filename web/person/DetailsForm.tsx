import { uiWords } from '#contract/kit/words/ui.words.ts'
import { personWords } from '#contract/person/person.words.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import { DetailsFields, type DetailsHandles } from '#web/person/DetailsFields.tsx'

/** Options of every form of a person's details. */
export const detailsForm = (onClose: () => void) => ({
  words: personWords,
  onDone: () => {
    toast.success(say(uiWords, 'saved'))
    onClose()
  },
})

interface DetailsFormProps {
  readonly of: DetailsHandles & { readonly core: FormCore }
  readonly onClose: () => void
}

/** Editor of a person's details, for themselves or for the administration. */
export const DetailsForm = ({ of, onClose }: DetailsFormProps) => {
  const t = useWords(personWords)
  return (
    <Form of={of}>
      <DetailsFields of={of} />
      <FormEnd of={of} onCancel={onClose}>
        {t('save')}
      </FormEnd>
    </Form>
  )
}
