import { accept, channel, messageColor, recipientType, systemType, TITLE_MAX } from '#contract/message/message.codes.ts'
import type { messageCrud } from '#contract/message/message.ts'
import { messagePeople } from '#contract/message/message.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { NumberField } from '#web/kit/form/fields/NumberField.tsx'
import { RichTextField } from '#web/kit/form/fields/rich/RichTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of a message; what only reminders and chosen recipients have shows with them, and a reminder always wants an answer. */
export const messageFields: FieldsOf<typeof messageCrud.fields> = (form) => {
  const tipo = form.of('tipo')
  const canal = form.of('canal')
  const isNarrowed = tipo.value !== recipientType.of.none
  return (
    <>
      <RichTextField of={form.of('title')} max={TITLE_MAX} first />
      <ChoiceField of={tipo} codes={recipientType} as="segments" />
      {isNarrowed && (
        <Columns even>
          <LookupManyField of={form.of('para')} lookup={messagePeople} />
          <LookupField of={form.of('venture_id')} />
        </Columns>
      )}
      <ChoiceField of={form.of('color')} codes={messageColor} as="segments" />
      <ChoiceField of={canal} codes={channel} as="segments" />
      {canal.value === channel.of.reminder ? (
        <NumberField of={form.of('remind_hours')} />
      ) : (
        <ChoiceField of={form.of('aceite')} codes={accept} as="segments" />
      )}
      <Columns even>
        <DateTimeField of={form.of('send_at')} />
        <DateTimeField of={form.of('expires_at')} />
      </Columns>
      <Columns even>
        <ChoiceField of={form.of('tipo_sys')} codes={systemType} />
        <TextField of={form.of('link')} />
      </Columns>
    </>
  )
}
