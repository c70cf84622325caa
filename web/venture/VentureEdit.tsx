import { useEffect } from 'react'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud, type VentureRow } from '#contract/venture/venture.ts'
import { ventureColoursRef } from '#web/firstCalls.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'
import { ventureFields } from '#web/venture/ventureFields.tsx'

/** The form of a venture; its marks everywhere take the colour that was chosen in it. */
export const VentureEdit = ({ of, onClose }: EditProps<VentureRow>) => {
  const { can } = useSession()
  useEffect(() => () => void invalidate(ventureColoursRef), [])
  const fields = ventureFields({
    seesValue: can('projeto.seeValue'),
    seesHours: can('atom.open'),
    makesClient: can('client.create'),
  })
  return <RecordFormDialog noun={ventureNoun} of={ventureCrud} fields={fields} from={of} onClose={onClose} />
}
