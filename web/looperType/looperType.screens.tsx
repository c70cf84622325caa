import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud, looperTypeList, type LooperTypeRow } from '#contract/looperType/looperType.ts'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen, type EditProps } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const about = { noun: looperTypeNoun, of: looperTypeCrud }

const fields: FieldsOf<typeof looperTypeCrud.fields> = (form) => (
  <>
    <TextField of={form.of('nome')} />
    <LongTextField of={form.of('descricao')} />
    <MoneyField of={form.of('valor_hora_centavos')} />
    <ColourField of={form.of('color')} />
  </>
)

const LooperTypeListScreen = () => <ListScreen noun={looperTypeNoun} of={looperTypeList} />

const LooperTypeNewScreen = () => <RecordFormScreen {...about} fields={fields} />

const LooperTypeEdit = ({ of, onClose }: EditProps<LooperTypeRow>) => (
  <RecordFormDialog {...about} fields={fields} from={of} onClose={onClose} />
)

const edit = onDemand('LooperTypeEdit', () => Promise.resolve(LooperTypeEdit))

const LooperTypeShowScreen = () => <RecordScreen {...about} edit={edit} />

export const screens = {
  looperTypeList: LooperTypeListScreen,
  looperTypeNew: LooperTypeNewScreen,
  looperTypeShow: LooperTypeShowScreen,
} as const satisfies NounScreens<'looperType'>
