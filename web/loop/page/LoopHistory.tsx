import { EMPTY } from '#contract/kit/dates.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe } from '#web/kit/session/session.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useWords, type Say } from '#web/kit/words.ts'
import css from './LoopShowScreen.module.css'

const events = [
  'started',
  'stopped',
  'forced',
  'denied',
  'adjusted',
  'concluded',
  'present',
  'elapsed',
  'invoiced',
  'paid',
  'released',
  'edited',
  'written',
  'split',
  'splitOff',
  'merged',
  'stoppedFor',
  'concludedFor',
  'startedOffline',
  'stoppedOffline',
] as const

/** Audit event in words; an unknown one shows its own name. */
const named = (event: string, t: Say<typeof loopCenterWords>): string => {
  const known = events.find((it) => `loop.${it}` === event)
  return known ? t(`event_${known}`) : event
}

type Change = NonNullable<LoopDetail['history'][number]['change']>

/** Renders a correction's change: former and new value. */
const useChange = () => {
  const t = useWords(loopCenterWords)
  const c = useWords(loopCorrectWords)
  const words = useWords(loopWords)
  const f = useFormat()
  const worded = (field: Change['field'], value: string): string => {
    if (value === '') return EMPTY
    if (field === 'inicio' || field === 'fim') return f.dateTime(value)
    const type = field === 'tipo' ? loopType.keyOf(Number(value)) : undefined
    return type ? words(`type_${type}`) : value
  }
  return ({ field, from, to }: Change) =>
    c('change', { field: t(`column_${field}`), from: worded(field, from), to: worded(field, to) })
}

interface Entry {
  readonly change?: Change | null
  readonly key: string
  readonly at: string
  readonly event: string
  readonly actor: string | null
}

/** Marks and audit in one timeline; the audit tells of forced and denied stops, because it names who did it. */
const entriesOf = (detail: LoopDetail, me: string): Entry[] => {
  const audited = detail.history.map(({ id, ...entry }) => ({ key: String(id), ...entry }))
  const has = (...names: string[]) => audited.some((one) => names.includes(one.event))
  // A reader who does not see the owner sees only their own loops.
  const owner = detail.responsavel?.nome ?? me
  // Nobody started or stopped what was written by hand.
  const start = has('loop.started', 'loop.written')
    ? []
    : [{ key: 'start', at: detail.inicio, event: 'loop.started', actor: owner }]
  const stop =
    detail.data_fim === null || has('loop.stopped', 'loop.stoppedFor', 'loop.forced', 'loop.denied', 'loop.written')
      ? []
      : [{ key: 'stop', at: detail.data_fim, event: 'loop.stopped', actor: owner }]
  return [...start, ...stop, ...audited].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** History of a loop, the oldest event first. */
export const LoopHistory = ({ of }: { of: LoopDetail }) => {
  const t = useWords(loopCenterWords)
  const { c_name } = useMe()
  const inWords = useChange()
  return (
    <section aria-labelledby="loop-history">
      <h2 id="loop-history" className={css['heading']}>
        {t('history')}
      </h2>
      <ol className={css['history']}>
        {entriesOf(of, c_name).map((entry) => (
          <li key={entry.key}>
            <span>{named(entry.event, t)}</span>
            {entry.change && <span>{inWords(entry.change)}</span>}
            <span className={css['hint']}>
              {entry.actor ?? t('bySystem')} · <RelativeTime when={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
