import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { teamCalls, teamPeople, teamPosition, teamRoom, teamSeniority } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import type { Field, FieldFrame } from '#web/kit/form/field.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { formOf } from '#web/kit/form/handles.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'
import css from './Team.module.css'

/** Somebody who will be on the team of a venture that is being written. */
interface LaterMember {
  readonly user_id: number | null
  readonly position: (typeof teamPosition.values)[number] | null
  readonly seniority: (typeof teamSeniority.values)[number] | null
}

/** A field beside those of the venture, which its call does not take. */
interface WithTeam {
  team_later: LaterMember[]
}

export const noTeam: WithTeam = { team_later: [] }

const blank: LaterMember = { user_id: null, position: teamPosition.of.looper, seniority: null }

/** Puts those who were chosen on the team of the venture that is stored by now, each once; who is refused is told of, and the venture stays. */
export const joinLater = async (venture_id: number, local: object): Promise<void> => {
  const { team_later: chosen } = { ...noTeam, ...local }
  const people = new Map(chosen.flatMap((it) => (it.user_id === null ? [] : [[it.user_id, it] as const])))
  const refused: string[] = []
  for (const [user_id, { position, seniority }] of people) {
    const fields = { position: position ?? teamPosition.of.looper, seniority, room: teamRoom.of.technical, color: null }
    try {
      await call(teamCalls.add, { venture_id, user_id, ...fields })
    } catch (error) {
      if (!isCallError(error)) throw error
      refused.push(error.message)
    }
  }
  void invalidate(teamCalls.list)
  const [reason] = refused
  if (reason !== undefined) toast.error(say(teamWords, 'laterLost', { count: refused.length, reason }))
}

interface PartOf<T> {
  readonly name: string
  readonly label: string
  readonly value: T | null
  readonly set: (next: T | null) => void
}

/** One value of somebody chosen, as a field of its own. */
const partOf = <T,>(frame: FieldFrame, { name, set, ...part }: PartOf<T>): Field<T | null> => ({
  ...frame,
  ...part,
  path: `${frame.path}.${name}`,
  hint: undefined,
  error: undefined,
  set,
  clear: () => set(null),
})

interface MemberProps {
  readonly frame: FieldFrame
  readonly at: number
  readonly of: LaterMember
  readonly change: (more: Partial<LaterMember>) => void
  readonly remove: () => void
}

const Member = ({ frame, at, of, change, remove }: MemberProps) => {
  const t = useWords(teamWords)
  const name = (key: string) => `${String(at)}.${key}`
  const positionOf = (key: string) => t(`position_${teamPosition.list.find((it) => it.key === key)?.key ?? 'looper'}`)
  const seniorityOf = (key: string) => t(`seniority_${teamSeniority.list.find((it) => it.key === key)?.key ?? 'mid'}`)
  return (
    <div className={css['later']}>
      <LookupField
        of={partOf(frame, {
          name: name('user_id'),
          label: t('column_user'),
          value: of.user_id,
          set: (user_id) => change({ user_id }),
        })}
        lookup={teamPeople}
      />
      <ChoiceField
        of={partOf(frame, {
          name: name('position'),
          label: t('column_position'),
          value: of.position,
          set: (position) => change({ position }),
        })}
        codes={teamPosition}
        labelOf={positionOf}
      />
      <ChoiceField
        of={partOf(frame, {
          name: name('seniority'),
          label: t('column_seniority'),
          value: of.seniority,
          set: (seniority) => change({ seniority }),
        })}
        codes={teamSeniority}
        labelOf={seniorityOf}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('laterRemove', { place: at + 1 })}
        disabled={frame.readOnly}
        onClick={remove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** The team of a venture that is being written: who, in which position, how senior. */
export const TeamLater = ({ of }: { readonly of: FormCore }) => {
  const t = useWords(teamWords)
  const { value, set, ...frame } = formOf<WithTeam>(of).of('team_later')
  return (
    <GroupFrame label={t('title')} hint={t('laterHint')} error={frame.error} required={false}>
      <Stack gap="small">
        {value.map((member, at) => (
          <Member
            key={at}
            frame={frame}
            at={at}
            of={member}
            change={(more) => set(value.with(at, { ...member, ...more }))}
            remove={() => set(value.toSpliced(at, 1))}
          />
        ))}
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            disabled={frame.readOnly}
            onClick={() => set([...value, blank])}
          >
            {t('add')}
          </Button>
        </Row>
      </Stack>
    </GroupFrame>
  )
}
