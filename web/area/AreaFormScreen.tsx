import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaStatus } from '#contract/area/area.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

export const AreaFormScreen = () => (
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
