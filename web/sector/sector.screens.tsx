import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud, sectorList, type SectorRow } from '#contract/sector/sector.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen, type EditProps } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const fields: FieldsOf<typeof sectorCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} />
    <LookupField of={form.of('lead_id')} />
    <LongTextField of={form.of('descricao')} />
  </>
)

const SectorEdit = ({ of, onClose }: EditProps<SectorRow>) => (
  <RecordFormDialog noun={sectorNoun} of={sectorCrud} fields={fields} from={of} onClose={onClose} />
)

const edit = onDemand('SectorEdit', () => Promise.resolve(SectorEdit))

const SectorListScreen = () => <ListScreen noun={sectorNoun} of={sectorList} />

const SectorShowScreen = () => <RecordScreen noun={sectorNoun} of={sectorCrud} edit={edit} />

const SectorFormScreen = () => <RecordFormScreen noun={sectorNoun} of={sectorCrud} fields={fields} />

export const screens = {
  sectorList: SectorListScreen,
  sectorNew: SectorFormScreen,
  sectorShow: SectorShowScreen,
  sectorEdit: SectorFormScreen,
} as const satisfies NounScreens<'sector'>
