import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import type { WorkAtom } from '#contract/myWork/myWork.ts'
import { myWorkWords } from '#contract/myWork/myWork.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Kbd } from '#web/kit/ui/Kbd.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useHotkey } from '#web/kit/ui/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { PlannedDay } from '#web/loop/start/PlannedDay.tsx'
import type { StartOn } from '#web/loop/start/useStartOnAtom.ts'
import css from './MyWork.module.css'

const HOUR_SECONDS = HOUR_MS / 1000

const Spent = ({ of: { own_seconds, hours_planned } }: { readonly of: WorkAtom }) => {
  const t = useWords(myWorkWords)
  const f = useFormat()
  const own = f.hours(own_seconds)
  if (hours_planned === null) return own_seconds > 0 && <span>{t('spentOnly', { own })}</span>
  const planned = f.hours(hours_planned * HOUR_SECONDS)
  return <span>{own_seconds > 0 ? t('spent', { own, planned }) : t('planned', { planned })}</span>
}

interface StartProps {
  readonly of: WorkAtom
  readonly by: StartOn
  /** The key that starts it; none for the tenth and those after it. */
  readonly digit: number | undefined
}

const Start = ({ of, by, digit }: StartProps) => {
  const t = useWords(myWorkWords)
  const { unlessViewing } = usePreview()
  const label = t('startKey', { atom: of.nome })
  const start = unlessViewing(() => by.start({ id: of.id, nome: of.nome, projeto: of.venture.nome }))
  useHotkey(String(digit), start, { label, group: t('title'), on: digit !== undefined })
  return (
    <span className={css['start']}>
      {digit !== undefined && (
        <span className={css['key']} aria-hidden>
          <Kbd keys={String(digit)} />
        </span>
      )}
      <IconAction label={label} icon={IconPlayerPlayFilled} disabled={!by.known} onClick={start} />
    </span>
  )
}

/** One atom: where it stands, when it is due, and its start where time is counted on it. */
export const WorkRow = ({ of, by, digit }: StartProps) => {
  const t = useWords(atomWords)
  const priority = venturePriority.keyOf(of.priority)
  return (
    <li className={css['row']} data-current={by.current === of.id ? true : undefined}>
      <div className={css['what']}>
        <p className={css['name']}>
          <Link to={pathTo('recordOpen', { thing: 'atom', id: of.id })}>{of.nome}</Link>
        </p>
        <p className={css['where']}>
          <span className="figures">{of.ref}</span> · {of.venture.nome} · {of.cell}
        </p>
      </div>
      <div className={css['aside']}>
        {of.status !== atomStatus.of.accepted && <AtomStatusBadge status={of.status} />}
        {priority === 'urgent' && <StatusBadge tone="danger">{t('priority_urgent')}</StatusBadge>}
        {priority === 'high' && <StatusBadge tone="warn">{t('priority_high')}</StatusBadge>}
        <Spent of={of} />
        <PlannedDay day={of.data} late={of.late} />
        {by.may && of.status === atomStatus.of.accepted && <Start of={of} by={by} digit={digit} />}
      </div>
    </li>
  )
}
