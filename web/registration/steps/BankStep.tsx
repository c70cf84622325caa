import { accountTypes } from '#contract/person/details.ts'
import { BankField } from '#web/kit/form/fields/brazil/BankField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { AnswerForm } from '#web/registration/answers.ts'

export const BankStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <BankField of={needed(form.of('bank'))} />
    <ChoiceField of={needed(form.of('account_type'))} codes={accountTypes} as="radio" />
    <Columns even>
      <TextField of={needed(form.of('agency'))} />
      <TextField of={needed(form.of('account'))} />
    </Columns>
  </>
)
