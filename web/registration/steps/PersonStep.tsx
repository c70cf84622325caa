import { genders } from '#contract/person/details.ts'
import { CpfField } from '#web/kit/form/fields/brazil/CpfField.tsx'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { CountryField } from '#web/person/CountryField.tsx'
import { isBrazil, type AnswerForm } from '#web/registration/answers.ts'

export const PersonStep = ({ of: form }: { of: AnswerForm }) => {
  const [country, address, cpf] = [form.of('country'), form.of('address_country'), form.of('cpf')]
  return (
    <>
      <Columns even>
        <PhoneField of={form.of('phone')} />
        <DateField of={form.of('birthday')} />
      </Columns>
      <Columns even>
        <ChoiceField of={form.of('gender')} codes={genders} />
        <CountryField
          of={{
            ...country,
            set: (next) => {
              // An unreadable CPF must not block a person whose country does not ask for one.
              cpf.refuse(undefined)
              if (address.value === country.value) address.set(next)
              country.set(next)
            },
          }}
        />
      </Columns>
      <Columns even>
        {isBrazil(country.value) && <CpfField of={needed(cpf)} />}
        <TextField of={form.of('rg')} />
      </Columns>
    </>
  )
}
