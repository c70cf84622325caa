import { use } from 'react'
import type { z } from 'zod'
import type { Crud } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/actedOn.ts'
import { FactForm } from '#web/page/inPlace/FactForm.tsx'
import { FactPlaceContext } from '#web/page/inPlace/place.ts'
import { RecordForm, type FieldsOf } from '#web/page/RecordForm.tsx'

interface RecordFormDialogProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  readonly from: R
  readonly onClose: () => void
}

/** Changes a record beside its page, or one fact of it where that stands, for a noun without a screen of its own for it. */
export const RecordFormDialog = <R extends ActedOn, F extends z.ZodRawShape>(props: RecordFormDialogProps<R, F>) => {
  const { onClose, ...form } = props
  const t = useWords(nounWords)
  const place = use(FactPlaceContext)
  const whole = (
    <Dialog open edge="end" title={t('editTitle', { name: form.from.nome })} onClose={onClose}>
      <RecordForm {...form} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
  return place ? <FactForm {...props} place={place} otherwise={whole} /> : whole
}
