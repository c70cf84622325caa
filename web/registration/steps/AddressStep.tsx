import { cepCalls } from '#contract/person/cep.ts'
import { call } from '#web/kit/call/call.ts'
import { CepField } from '#web/kit/form/fields/brazil/CepField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { isBrazil, type AnswerForm } from '#web/registration/answers.ts'
import { needed } from '#web/registration/steps/needed.ts'
import { useCountries } from '#web/registration/steps/useCountries.ts'

const findCep = async (cep: string) => (await call(cepCalls.find, { cep })).data ?? undefined

export const AddressStep = ({ of: form }: { of: AnswerForm }) => {
  const { list, nameOf } = useCountries()
  const [country, cep, complement] = [form.of('address_country'), form.of('cep'), form.of('complement')]
  const [street, number, neighborhood, city] = [
    form.of('street'),
    form.of('number'),
    form.of('neighborhood'),
    form.of('city'),
  ]
  return (
    <>
      <ChoiceField
        of={{
          ...country,
          set: (next) => {
            // What cannot be read as a CEP must not hold up somebody who is not asked for one any more.
            cep.refuse(undefined)
            country.set(next)
          },
        }}
        codes={list}
        labelOf={nameOf}
      />
      {isBrazil(country.value) ? (
        <CepField
          cep={needed(cep)}
          uf={needed(form.of('uf'))}
          street={street}
          number={number}
          complement={complement}
          district={neighborhood}
          city={city}
          find={findCep}
        />
      ) : (
        <>
          <Columns even>
            <TextField of={needed(form.of('postal_code'))} autoComplete="postal-code" />
            <TextField of={needed(form.of('state'))} autoComplete="address-level1" />
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
