import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { teamPosition, teamSeniority } from '#contract/team/team.codes.ts'
import { teamPeople } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import type { Row as FormRow } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { formOf } from '#web/kit/form/handles.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './Team.module.css'

interface Member {
  readonly user_id: number | null
  readonly position: (typeof teamPosition.values)[number] | null
  readonly seniority: (typeof teamSeniority.values)[number] | null
}

const blank: Member = { user_id: null, position: teamPosition.of.looper, seniority: null }

interface MemberFieldsProps {
  readonly of: FormRow<Member>
  readonly at: number
  readonly readOnly: boolean
}

const MemberFields = ({ of, at, readOnly }: MemberFieldsProps) => {
  const t = useWords(teamWords)
  const positionOf = (key: string) => t(`position_${teamPosition.list.find((it) => it.key === key)?.key ?? 'looper'}`)
  const seniorityOf = (key: string) => t(`seniority_${teamSeniority.list.find((it) => it.key === key)?.key ?? 'mid'}`)
  return (
    <div className={css['newMember']}>
      <LookupField of={of.of('user_id')} lookup={teamPeople} />
      <ChoiceField of={of.of('position')} codes={teamPosition} labelOf={positionOf} />
      <ChoiceField of={of.of('seniority')} codes={teamSeniority} labelOf={seniorityOf} />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('dropNew', { place: at + 1 })}
        disabled={readOnly}
        onClick={of.remove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The team of a venture that is being written, sent with it: who, in which position, how senior. */
export const NewTeam = ({ of }: { readonly of: FormCore }) => {
  const t = useWords(teamWords)
  const team = formOf<{ team: Member[] }>(of).rows('team')
  return (
    <GroupFrame label={team.label} hint={team.hint} error={team.error} required={false} path={team.path}>
      <Stack gap="small">
        {team.list.map((row, at) => (
          <MemberFields key={row.key} of={row} at={at} readOnly={team.readOnly} />
        ))}
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            disabled={team.readOnly}
            onClick={() => team.add(blank)}
          >
            {t('add')}
          </Button>
        </Row>
      </Stack>
    </GroupFrame>
  )
}
