import { looperCalls } from '#contract/looper/looper.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { commitment, teamPosition, teamRoom, teamSeniority } from '#contract/team/team.codes.ts'
import { type Team, type TeamMember, teamSchemas } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { ColourField } from '#web/kit/form/fields/ColourField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'

interface EditMemberProps {
  readonly team: Pick<Team, 'id'>
  readonly of: Pick<
    TeamMember,
    'user_id' | 'nome' | 'version' | 'position' | 'seniority' | 'room' | 'color' | 'commitment'
  >
  readonly onClose: () => void
}

/** Changes as what somebody is on a team. */
export const EditMember = ({ team, of, onClose }: EditMemberProps) => {
  const t = useWords(teamWords)
  const { user_id, version, position, seniority, room, color } = of
  const form = useForm(teamCalls.update, {
    schema: teamSchemas.update.input,
    from: {
      venture_id: team.id,
      user_id,
      version,
      position,
      seniority,
      room,
      color,
      commitment: of.commitment ?? null,
    },
    words: teamWords,
    invalidates: [teamCalls.list, looperCalls.show],
    onDone: onClose,
  })
  return (
    <Dialog open edge="end" title={t('edit', { name: of.nome })} onClose={onClose}>
      <Form of={form}>
        <ChoiceField of={form.of('position')} codes={teamPosition} />
        <ChoiceField of={form.of('seniority')} codes={teamSeniority} />
        <ChoiceField of={form.of('room')} codes={teamRoom} />
        <ColourField of={form.of('color')} />
        <ChoiceField of={form.of('commitment')} codes={commitment} />
        <FormEnd of={form} onCancel={onClose}>
          {t('save')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
