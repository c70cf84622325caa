import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaList, areaStatus, type AreaRow } from '#contract/area/area.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen, type EditProps } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const fields: FieldsOf<typeof areaCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} />
    <LongTextField of={form.of('descricao')} />
    <ChoiceField of={form.of('status')} codes={areaStatus} />
  </>
)

const AreaEdit = ({ of, onClose }: EditProps<AreaRow>) => (
  <RecordFormDialog noun={areaNoun} of={areaCrud} fields={fields} from={of} onClose={onClose} />
)

const edit = onDemand('AreaEdit', () => Promise.resolve(AreaEdit))

const AreaListScreen = () => <ListScreen noun={areaNoun} of={areaList} />

const AreaShowScreen = () => <RecordScreen noun={areaNoun} of={areaCrud} edit={edit} />

const AreaFormScreen = () => <RecordFormScreen noun={areaNoun} of={areaCrud} fields={fields} />

export const screens = {
  areaList: AreaListScreen,
  areaNew: AreaFormScreen,
  areaShow: AreaShowScreen,
  areaEdit: AreaFormScreen,
} as const satisfies NounScreens<'area'>
