import type { Uf } from '#contract/kit/brazil/brazil.ts'
import { cepCalls } from '#contract/person/cep.ts'
import type { Country } from '#contract/person/countries.ts'
import { call } from '#web/kit/call/call.ts'
import type { Field, Maybe } from '#web/kit/form/field.ts'
import { CepField } from '#web/kit/form/fields/brazil/CepField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { CountryField } from '#web/person/CountryField.tsx'

/** Null where no service is configured, so that the form shows no message. */
const findCep = async (cep: string) => {
  const { data, asked } = await call(cepCalls.find, { cep })
  return data ?? (asked ? undefined : null)
}

type TextName = 'cep' | 'postal_code' | 'state' | 'street' | 'number' | 'complement' | 'city'

/** Any form with these fields; country and district have other names in each. */
interface AddressForm {
  readonly of: {
    (name: 'uf'): Field<Uf | null>
    (name: TextName): Maybe<string>
  }
}

interface AddressFieldsProps {
  readonly of: AddressForm
  readonly country: Field<Country | null>
  readonly district: Maybe<string>
  /** True for an address that must be complete, though its schema leaves some fields to other countries. */
  readonly whole?: boolean
}

/** An address in Brazil, which its CEP fills in where a service knows it, or in another country's form. */
export const AddressFields = ({ of: form, country, district, whole = false }: AddressFieldsProps) => {
  const asked = whole ? needed : <F,>(field: F): F => field
  const cep = asked(form.of('cep'))
  const street = form.of('street')
  const number = form.of('number')
  const complement = form.of('complement')
  const city = form.of('city')
  return (
    <>
      <CountryField
        of={{
          ...country,
          set: (next) => {
            // An unreadable CEP must not block a person whose country does not ask for one.
            cep.refuse(undefined)
            country.set(next)
          },
        }}
      />
      {(country.value ?? 'BR') === 'BR' ? (
        <CepField {...{ cep, street, number, complement, district, city }} uf={asked(form.of('uf'))} find={findCep} />
      ) : (
        <>
          <Columns even>
            <TextField of={asked(form.of('postal_code'))} autoComplete="postal-code" />
            <TextField of={asked(form.of('state'))} autoComplete="address-level1" />
          </Columns>
          <TextField of={street} autoComplete="address-line1" />
          <Columns even>
            <TextField of={number} />
            <TextField of={complement} autoComplete="address-line2" />
          </Columns>
          <Columns even>
            <TextField of={district} autoComplete="address-level3" />
            <TextField of={city} autoComplete="address-level2" />
          </Columns>
        </>
      )}
    </>
  )
}
