import { ROLE } from '#contract/access/role.ts'
import { looperPickers } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { givenRoles, registrationKinds } from '#contract/registration/registration.states.ts'
import type { registrationFlow, RegistrationDetail } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import type { Form } from '#web/kit/form/handles.ts'
import type { FieldsOf } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useMe } from '#web/kit/session/session.ts'
import type { StepDone } from '#web/kit/steps/stepped.ts'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

type Calls = typeof registrationFlow.calls

interface ActivationProps {
  readonly form: Form<FieldsOf<Calls['activate']>>
  readonly of: RegistrationDetail
}

/** Role and hourly value of an account: role 1 is given by role 1 alone (decision 037). */
const Activation = ({ form, of }: ActivationProps) => {
  const t = useWords(registrationWords)
  const ofRole = useNounWords(looperWords)
  const f = useFormat()
  const { role } = useMe()
  const list = givenRoles.list.filter(({ value }) => value !== ROLE.admin || role === ROLE.admin)
  const rate = of.answers.hourly_rate_centavos
  return (
    <>
      <ChoiceField of={form.of('role')} codes={{ list }} labelOf={(key) => ofRole(`role_${key}`)} />
      <LookupField of={form.of('type_id')} lookup={looperPickers.types} />
      {rate !== null && (
        <FlagField of={form.of('take_rate')} as="checkbox" hint={t('rateAsked', { rate: f.money(rate) })} />
      )}
    </>
  )
}

/** The link to correct is handed over where no mail takes it to the person. */
const corrected: StepDone<Calls['correct']> = ({ data, link }) => {
  if (link) showLink(link, data.nome)
  else toast.success(say(registrationWords, 'step_correct_done'))
}

/** What the decisions on a registration ask beside a reason, and what they say once they are taken. */
export const decideForms = {
  fields: {
    activate: (form: ActivationProps['form'], of: RegistrationDetail) => <Activation form={form} of={of} />,
  },
  from: {
    // The role that was registered for.
    activate: ({ kind }: RegistrationDetail) => ({
      role: kind === registrationKinds.of.partner ? ROLE.partner : ROLE.looper,
      type_id: null,
      take_rate: false,
    }),
  },
  done: { correct: corrected },
}
