import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

export const SectorFormScreen = () => (
  <RecordFormScreen
    noun={sectorNoun}
    of={sectorCrud}
    fields={(form) => (
      <>
        <TextField of={form.of('nome')} />
        <LookupField of={form.of('lead_id')} />
        <LongTextField of={form.of('descricao')} />
      </>
    )}
  />
)
