import { Link } from 'react-router'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { HOUR_SECONDS } from '#contract/kit/spans.ts'
import type { WorkAtom } from '#contract/myWork/myWork.ts'
import { myWorkWords } from '#contract/myWork/myWork.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { useFormat } from '#web/kit/format.ts'
import { BlockedMark } from '#web/kit/ui/BlockedMark.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { PlannedDay } from '#web/loop/start/PlannedDay.tsx'
import { StartByKey } from '#web/loop/start/StartByKey.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './MyWork.module.css'

const Spent = ({ of: { own_seconds, hours_planned } }: { readonly of: WorkAtom }) => {
  const t = useWords(myWorkWords)
  const f = useFormat()
  const own = f.hours(own_seconds)
  if (hours_planned === null) return own_seconds > 0 && <span>{t('spentOnly', { own })}</span>
  const planned = f.hours(hours_planned * HOUR_SECONDS)
  return <span>{own_seconds > 0 ? t('spent', { own, planned }) : t('planned', { planned })}</span>
}

interface WorkRowProps {
  readonly of: WorkAtom
  /** The key that starts it; none for the tenth and those after it. */
  readonly digit: number | undefined
}

/** One atom: where it stands, when it is due, and its start where time is counted on it. */
export const WorkRow = ({ of, digit }: WorkRowProps) => {
  const t = useWords(atomWords)
  const priority = venturePriority.keyOf(of.priority)
  return (
    <li className={css['row']} data-record={of.id}>
      <div className={css['what']}>
        <p className={css['name']}>
          <Link to={pathTo('recordOpen', { thing: 'atom', id: of.id })}>{of.nome}</Link>
        </p>
        <p className={css['where']}>
          <span className="figures">{of.ref}</span> · <VentureName {...of.venture} /> · {of.cell}
        </p>
      </div>
      <div className={css['aside']}>
        {of.status !== atomStatus.of.accepted && <AtomStatusBadge status={of.status} />}
        {priority === 'urgent' && <StatusBadge tone="danger">{t('priority_urgent')}</StatusBadge>}
        {priority === 'high' && <StatusBadge tone="warn">{t('priority_high')}</StatusBadge>}
        {of.blocked && <BlockedMark>{t('blocked')}</BlockedMark>}
        <Spent of={of} />
        <PlannedDay day={of.data} late={of.late} amid />
        <AtomSteps of={{ ...of, deleted_at: null }} acts={['accept', 'approve']} compact />
      </div>
      {of.status === atomStatus.of.accepted && (
        <StartByKey
          of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }}
          digit={digit}
        />
      )}
    </li>
  )
}
