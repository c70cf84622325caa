import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud, sectorList } from '#contract/sector/sector.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const SectorListScreen = () => <ListScreen noun={sectorNoun} of={sectorList} />

const SectorShowScreen = () => <RecordScreen noun={sectorNoun} of={sectorCrud} />

const SectorFormScreen = () => (
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

export const screens = {
  sectorList: SectorListScreen,
  sectorNew: SectorFormScreen,
  sectorShow: SectorShowScreen,
  sectorEdit: SectorFormScreen,
} as const satisfies NounScreens<'sector'>
