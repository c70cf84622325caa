import { incidentNoun } from '#contract/incident/incident.noun.ts'
import { incidentCrud, incidentSeverity, incidentStatus } from '#contract/incident/incident.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

export const IncidentFormScreen = () => (
  <RecordFormScreen
    noun={incidentNoun}
    of={incidentCrud}
    fields={(form) => (
      <>
        <TextField of={form.of('nome')} />
        <LongTextField of={form.of('descricao')} />
        <ChoiceField of={form.of('severity')} codes={incidentSeverity} as="segments" />
        <Columns even>
          <DateTimeField of={form.of('noticed_at')} />
          <DateTimeField of={form.of('happened_at')} />
        </Columns>
        <LongTextField of={form.of('data_kinds')} />
        <NumberField of={form.of('people_count')} />
        <LongTextField of={form.of('measures')} />
        <Columns even>
          <DateTimeField of={form.of('anpd_told_at')} />
          <DateTimeField of={form.of('people_told_at')} />
        </Columns>
        <LongTextField of={form.of('reason')} />
        <ChoiceField of={form.of('status')} codes={incidentStatus} as="segments" />
      </>
    )}
  />
)
