import { AddressFields } from '#web/person/AddressFields.tsx'
import type { AnswerForm } from '#web/registration/answers.ts'

export const AddressStep = ({ of: form }: { of: AnswerForm }) => (
  <AddressFields of={form} country={form.of('address_country')} district={form.of('neighborhood')} whole />
)
