import { companySizes, companyTypes } from '#contract/person/details.ts'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { isBrazil, type AnswerForm } from '#web/registration/answers.ts'

export const CompanyStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <TextField of={needed(form.of('company'))} autoComplete="organization" />
    <Columns even>
      {isBrazil(form.values.country) && <CnpjField of={needed(form.of('cnpj'))} />}
      <ChoiceField of={needed(form.of('company_type'))} codes={companyTypes} />
    </Columns>
    <Columns even>
      <ChoiceField of={needed(form.of('company_size'))} codes={companySizes} />
      <TextField of={needed(form.of('position'))} autoComplete="organization-title" />
    </Columns>
  </>
)
