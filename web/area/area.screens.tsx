import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaList, areaStatus } from '#contract/area/area.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const AreaListScreen = () => <ListScreen noun={areaNoun} of={areaList} />

const AreaShowScreen = () => <RecordScreen noun={areaNoun} of={areaCrud} />

const AreaFormScreen = () => (
  <RecordFormScreen
    noun={areaNoun}
    of={areaCrud}
    fields={(form) => (
      <>
        <TextField of={form.of('nome')} />
        <LongTextField of={form.of('descricao')} />
        <ChoiceField of={form.of('status')} codes={areaStatus} />
      </>
    )}
  />
)

export const screens = {
  areaList: AreaListScreen,
  areaNew: AreaFormScreen,
  areaShow: AreaShowScreen,
  areaEdit: AreaFormScreen,
} as const satisfies NounScreens<'area'>
