import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPosition, teamRoom, teamSeniority } from '#contract/team/team.codes.ts'
import { type Team, teamPeople, teamSchemas } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const LOOPER = 1
const TECHNICAL = 1

/** Puts somebody on the team of a venture. */
export const AddMember = ({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) => {
  const t = useWords(teamWords)
  const form = useForm(teamCalls.add, {
    schema: teamSchemas.add.input,
    from: { position: LOOPER, room: TECHNICAL, seniority: null, color: null },
    fixed: { venture_id: team.id },
    words: teamWords,
    invalidates: [teamCalls.list],
    onDone: () => {
      toast.success(t('added'))
      onClose()
    },
  })
  return (
    <Dialog open edge="end" title={t('addTo', { name: team.nome })} onClose={onClose}>
      <Form of={form}>
        <LookupField of={form.of('user_id')} lookup={teamPeople} />
        <ChoiceField of={form.of('position')} codes={teamPosition} />
        <ChoiceField of={form.of('seniority')} codes={teamSeniority} />
        <ChoiceField of={form.of('room')} codes={teamRoom} />
        <ColourField of={form.of('color')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('save')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
