import { AddressFields } from '#web/person/AddressFields.tsx'
import type { AnswerForm } from '#web/registration/answers.ts'
import { needed } from '#web/registration/steps/needed.ts'

export const AddressStep = ({ of: form }: { of: AnswerForm }) => (
  <AddressFields
    country={form.of('address_country')}
    cep={needed(form.of('cep'))}
    uf={needed(form.of('uf'))}
    postal_code={needed(form.of('postal_code'))}
    state={needed(form.of('state'))}
    street={form.of('street')}
    number={form.of('number')}
    complement={form.of('complement')}
    neighborhood={form.of('neighborhood')}
    city={form.of('city')}
  />
)
