import type { ComponentType } from 'react'
import type { AnswerForm, AnswerStep } from '#web/registration/answers.ts'
import { AddressStep } from '#web/registration/steps/AddressStep.tsx'
import { BankStep } from '#web/registration/steps/BankStep.tsx'
import { CompanyStep } from '#web/registration/steps/CompanyStep.tsx'
import { PersonStep } from '#web/registration/steps/PersonStep.tsx'
import { WorkStep } from '#web/registration/steps/WorkStep.tsx'

const parts: Readonly<Record<string, ComponentType<{ of: AnswerForm }>>> = {
  person: PersonStep,
  address: AddressStep,
  work: WorkStep,
  bank: BankStep,
  company: CompanyStep,
} satisfies Record<AnswerStep, ComponentType<{ of: AnswerForm }>>

/** The fields of one step, the same for a new registration and a corrected one. */
export const AnswersStep = ({ at, of }: { readonly at: string; readonly of: AnswerForm }) => {
  const Part = parts[at]
  return Part ? <Part of={of} /> : null
}
