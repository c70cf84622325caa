import { IconPencil, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPosition, teamSeniority } from '#contract/team/team.codes.ts'
import type { Team, TeamMember } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { PersonName } from '#web/page/PersonName.tsx'
import { Face } from '#web/shell/bar/Face.tsx'
import css from './Team.module.css'

interface MemberRowProps {
  readonly of: TeamMember
  readonly team: Team
  readonly onEdit: () => void
  /** Where they are, in place of their position: under a heading that says it. */
  readonly place?: ReactNode
}

/** The hours of the week, against what the person commits to. */
const Week = ({ of: { week_seconds, expected_seconds } }: { of: TeamMember }) => {
  const t = useWords(teamWords)
  const f = useFormat()
  if (week_seconds === undefined) return null
  const hours = f.hours(week_seconds)
  if (expected_seconds === undefined) return <span className="figures">{t('week', { hours })}</span>
  const share = expected_seconds === 0 ? 1 : Math.min(1, week_seconds / expected_seconds)
  return (
    <>
      <span className="figures">{t('weekOf', { hours, of: f.hours(expected_seconds) })}</span>
      <svg className={css['bar']} width="100%" height={4} aria-hidden focusable="false">
        <rect width="100%" height={4} rx={2} data-ground />
        <rect width={`${100 * share}%`} height={4} rx={2} />
      </svg>
    </>
  )
}

const Mark = ({ of }: { of: string | null }) => (
  <svg className={css['mark']} viewBox="0 0 6 32" aria-hidden>
    {of !== null && <rect width="6" height="32" rx="3" fill={of} />}
  </svg>
)

const Actions = ({ of, team, onEdit }: MemberRowProps) => {
  const t = useWords(teamWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const { user_id, nome: name, version } = of
  const remove = useSend(teamCalls.remove, {
    invalidates: [teamCalls.list],
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(error.message),
  })
  const asked = async () => {
    const yes = await confirm({
      title: t('removeAsk', { name, venture: team.nome }),
      body: t('removeBody'),
      yes: t('take'),
      danger: true,
    })
    if (yes) remove.mutate({ venture_id: team.id, user_id, version })
  }
  return (
    <>
      {can('team.edit') && (
        <IconAction label={t('edit', { name })} icon={IconPencil} disabled={viewing} onClick={unlessViewing(onEdit)} />
      )}
      {can('team.delete') && (
        <IconAction
          label={t('remove', { name })}
          icon={IconUserMinus}
          danger
          disabled={viewing || remove.isPending}
          onClick={unlessViewing(() => void asked())}
        />
      )}
    </>
  )
}

/** Somebody on a team. */
export const MemberRow = (props: MemberRowProps) => {
  const { of, place } = props
  const t = useWords(teamWords)
  const position = teamPosition.keyOf(of.position)
  const seniority = of.seniority === null ? undefined : teamSeniority.keyOf(of.seniority)
  return (
    <li>
      <Mark of={of.color} />
      <Face name={of.nome} photo={of.foto} />
      <div className={css['what']}>
        <p className={css['name']}>
          <PersonName of={{ id: of.user_id, nome: of.nome }} />
          {of.working === true && <StatusBadge tone="ok">{t('working')}</StatusBadge>}
          {of.off && <StatusBadge tone="quiet">{t('off')}</StatusBadge>}
        </p>
        <p className={css['quiet']}>
          {place ?? (position && t(`position_${position}`))}
          {seniority && ` · ${t(`seniority_${seniority}`)}`}
          {of.tipo_nome !== null && ` · ${of.tipo_nome}`}
        </p>
        <div className={css['quiet']}>
          <Week of={of} />
        </div>
      </div>
      <Actions {...props} />
    </li>
  )
}
