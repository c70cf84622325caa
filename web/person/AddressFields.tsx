import type { Uf } from '#contract/kit/brazil.ts'
import { cepCalls } from '#contract/person/cep.ts'
import type { Country } from '#contract/person/countries.ts'
import { call } from '#web/kit/call/call.ts'
import type { Field, Maybe } from '#web/kit/form/field.ts'
import { CepField } from '#web/kit/form/fields/brazil/CepField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { CountryField } from '#web/person/CountryField.tsx'

const findCep = async (cep: string) => (await call(cepCalls.find, { cep })).data ?? undefined

interface AddressFieldsProps {
  readonly country: Field<Country | null>
  readonly cep: Maybe<string>
  readonly uf: Field<Uf | null>
  readonly postal_code: Maybe<string>
  readonly state: Maybe<string>
  readonly street: Maybe<string>
  readonly number: Maybe<string>
  readonly complement: Maybe<string>
  readonly neighborhood: Maybe<string>
  readonly city: Maybe<string>
}

/** An address in Brazil, which its CEP fills in where a service knows it, or in another country's own form. */
export const AddressFields = ({ country, cep, uf, postal_code, state, ...of }: AddressFieldsProps) => {
  const { street, number, complement, neighborhood, city } = of
  return (
    <>
      <CountryField
        of={{
          ...country,
          set: (next) => {
            // What cannot be read as a CEP must not hold up somebody who is not asked for one any more.
            cep.refuse(undefined)
            country.set(next)
          },
        }}
      />
      {(country.value ?? 'BR') === 'BR' ? (
        <CepField {...{ cep, uf, street, number, complement, city }} district={neighborhood} find={findCep} />
      ) : (
        <>
          <Columns even>
            <TextField of={postal_code} autoComplete="postal-code" />
            <TextField of={state} autoComplete="address-level1" />
          </Columns>
          <TextField of={street} autoComplete="address-line1" />
          <Columns even>
            <TextField of={number} />
            <TextField of={complement} autoComplete="address-line2" />
          </Columns>
          <Columns even>
            <TextField of={neighborhood} autoComplete="address-level3" />
            <TextField of={city} autoComplete="address-level2" />
          </Columns>
        </>
      )}
    </>
  )
}
