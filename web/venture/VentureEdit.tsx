import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud, type VentureRow } from '#contract/venture/venture.ts'
import { useSession } from '#web/kit/session/session.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'
import { useColoursAfter } from '#web/page/venture/useVentureColours.ts'
import { ventureFields } from '#web/venture/ventureFields.tsx'

/** The form of a venture; its marks everywhere take the colour that was chosen in it. */
export const VentureEdit = ({ of, onClose }: EditProps<VentureRow>) => {
  const { can } = useSession()
  useColoursAfter()
  const fields = ventureFields({
    seesValue: can('projeto.seeValue'),
    seesHours: can('atom.open'),
    makesClient: can('client.create'),
  })
  return <RecordFormDialog noun={ventureNoun} of={ventureCrud} fields={fields} from={of} onClose={onClose} />
}
