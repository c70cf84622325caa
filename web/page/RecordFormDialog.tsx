import type { z } from 'zod'
import type { Crud } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/RecordActions.tsx'
import { RecordForm, type FieldsOf } from '#web/page/RecordForm.tsx'

interface RecordFormDialogProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  readonly from: R
  readonly onClose: () => void
}

/** Changes a record beside its page, for a noun without a screen of its own for it. */
export const RecordFormDialog = <R extends ActedOn, F extends z.ZodRawShape>(props: RecordFormDialogProps<R, F>) => {
  const { onClose, ...form } = props
  const t = useWords(nounWords)
  return (
    <Dialog open edge="end" title={t('editTitle', { name: form.from.nome })} onClose={onClose}>
      <RecordForm {...form} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}
