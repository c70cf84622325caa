import { commitments, englishLevels, experienceBands } from '#contract/person/details.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { AnswerForm } from '#web/registration/answers.ts'

export const WorkStep = ({ of: form }: { of: AnswerForm }) => (
  <>
    <Columns even>
      <MoneyField of={needed(form.of('hourly_rate_centavos'))} />
      <ChoiceField of={needed(form.of('english'))} codes={englishLevels} />
    </Columns>
    <ChoiceField of={needed(form.of('experience'))} codes={experienceBands} as="radio" />
    <ChoiceField of={needed(form.of('commitment'))} codes={commitments} as="radio" />
  </>
)
