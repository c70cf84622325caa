import { ROLE } from '#contract/access/role.ts'
import { looperPickers, roleCodes } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { registrationCalls, type Decision, type RegistrationDetail } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface DecideDialogProps {
  readonly of: RegistrationDetail
  readonly decision: Decision
  readonly onClose: () => void
}

const old = [registrationCalls.show, registrationCalls.list] as const

/** Roles that a registration can be activated with: role 1 is given by role 1 alone (decision 037). */
const useRoles = () => {
  const { role } = useMe()
  return { list: roleCodes.list.filter(({ value }) => value !== 0 && (value !== ROLE.admin || role === ROLE.admin)) }
}

/** Suggested role, from the kind of the registration. */
const roleOfKind = (kind: number) => (kind === registrationKinds.of.partner ? ROLE.partner : ROLE.looper)

/** Details of a decision: a role and an hourly value, or the reason that the person reads. */
export const DecideDialog = ({ of, decision, onClose }: DecideDialogProps) => {
  const t = useWords(registrationWords)
  const f = useFormat()
  const roles = useRoles()
  const rate = of.answers.hourly_rate_centavos
  const activates = decision === 'activate'
  const form = useForm(registrationCalls.decide, {
    // Only fields of this decision, because an invalid hidden field would block the form.
    from: {
      version: of.version,
      ...(activates ? { role: roleOfKind(of.kind), type_id: null, take_rate: false } : { reason: '' }),
    },
    fixed: { id: of.id, decision, version: of.version },
    required: [activates ? 'role' : 'reason'],
    // A form sends changed fields only; the suggested role must be sent too.
    send: (input) => call(registrationCalls.decide, { ...(activates && { role: roleOfKind(of.kind) }), ...input }),
    words: [registrationWords, looperWords],
    invalidates: old,
    onRefused: ({ status, message }) => {
      if (status !== 409) return false
      // Somebody was faster: their decision is shown instead.
      toast.warning(message)
      for (const call of old) void invalidate(call)
      onClose()
      return true
    },
    onDone: ({ link }) => {
      onClose()
      if (link) showLink(link, of.nome)
      else toast.success(t(`decided_${decision}`))
    },
  })
  return (
    <Dialog open title={`${t(decision)}: ${of.nome}`} onClose={onClose}>
      <Form of={form}>
        {activates ? (
          <>
            <ChoiceField of={form.of('role')} codes={roles} />
            <LookupField of={form.of('type_id')} lookup={looperPickers.types} />
            {rate !== null && (
              <FlagField of={form.of('take_rate')} as="checkbox" hint={t('rateAsked', { rate: f.money(rate) })} />
            )}
          </>
        ) : (
          <LongTextField of={form.of('reason')} hint={t('reasonHint')} />
        )}
        <FormEnd of={form} onCancel={onClose}>
          {t(decision)}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
