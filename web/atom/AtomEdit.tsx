import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomCrud, type AtomRow } from '#contract/atom/atom.ts'
import { atomFields } from '#web/atom/atomFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const AtomEdit = ({ of, onClose }: EditProps<AtomRow>) => (
  <RecordFormDialog
    noun={atomNoun}
    of={atomCrud}
    fields={atomFields({ place: false, venture: of.venture_id })}
    from={of}
    onClose={onClose}
  />
)
