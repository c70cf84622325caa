import { useEffect } from 'react'
import { timeCalls } from '#contract/home/home.calls.ts'
import { dayRingWords } from '#contract/loop/dayRing.words.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { useWords } from '#web/kit/words.ts'
import { arcsOf, breaksOf, lapsOf, percentOf, workedSeconds, type Arc, type Day } from '#web/loop/ring/ring.ts'
import { WithLoop } from '#web/loop/WithLoop.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import css from './DayRing.module.css'

const [ORBIT, GOAL] = [43, 34]
/** Rotation that puts noon at the top and midnight at the bottom; the day goes clockwise. */
const DIAL = 'rotate(90 50 50)'
const HOURS = [0, 6, 12, 18]

/** Point at a percentage of the dial. */
const placeOf = (percent: number, radius: number) => {
  const angle = ((percent / 100) * 360 + 90) * (Math.PI / 180)
  return { cx: 50 + radius * Math.cos(angle), cy: 50 + radius * Math.sin(angle) }
}

/** Centre of an hour's number, outside the orbit. */
const textAt = (percent: number) => {
  const { cx, cy } = placeOf(percent, ORBIT + 9)
  return { x: cx, y: cy }
}

interface DialProps {
  readonly arcs: readonly Arc[]
  /** Percentage of the day that is over. */
  readonly now: number
  /** Percentage of the goal that is reached; undefined without one. */
  readonly reached: number | undefined
}

const Dial = ({ arcs, now, reached }: DialProps) => {
  const colourOf = useVentureColours()
  const runs = arcs.some((it) => it.runs)
  return (
    <svg viewBox="-8 -8 116 116" className={css['dial']} aria-hidden focusable="false">
      <circle cx="50" cy="50" r={ORBIT} className={css['orbit']} />
      {HOURS.map((hour) => (
        <text key={hour} {...textAt((100 * hour) / 24)} className={css['hour']}>
          {hour}
        </text>
      ))}
      {arcs.map(({ id, start, length, venture }) => (
        <circle
          key={id}
          cx="50"
          cy="50"
          r={ORBIT}
          pathLength="100"
          transform={DIAL}
          className={css['lap']}
          data-venture={colourOf(venture)}
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-start}
        />
      ))}
      {reached !== undefined && (
        <>
          <circle cx="50" cy="50" r={GOAL} className={css['goal']} />
          <circle
            cx="50"
            cy="50"
            r={GOAL}
            pathLength="100"
            transform="rotate(-90 50 50)"
            className={css['reached']}
            strokeDasharray={`${reached} ${100 - reached}`}
          />
        </>
      )}
      <circle {...placeOf(now, ORBIT)} r="3" className={css['now']} data-runs={runs ? true : undefined} />
    </svg>
  )
}

/** `around` other content, with the day's total below it; `small` in the head of a page, its total beside it. */
export type RingShape = 'around' | 'small'

interface RingProps {
  readonly day: Day
  readonly loop: Ponto | undefined
  readonly shape: RingShape | undefined
}

const Ring = ({ day, loop, shape }: RingProps) => {
  const t = useWords(dayRingWords)
  const f = useFormat()
  const now = useNow(1000, loop?.status === 1)
  const laps = lapsOf(day, loop, now)
  const worked = workedSeconds(laps)
  const breaks = breaksOf(laps)
  const [first] = laps
  const { goal_seconds } = day
  const goal = goal_seconds === null ? undefined : f.hours(goal_seconds)
  const reached = goal_seconds ? Math.min(100, (100 * worked) / goal_seconds) : undefined
  const hours = f.hours(worked)
  const sum = goal ? t('sumOfGoal', { hours, goal }) : t('sum', { hours })
  return (
    <figure className={css['ring']} data-shape={shape} aria-label={sum}>
      <div className={css['face']}>
        <Dial arcs={arcsOf(laps, day)} now={percentOf(now, day)} reached={reached} />
        {shape !== 'around' && (
          <p className={css['sum']} aria-hidden>
            <b className="figures">{hours}</b>
            <span>{goal ? t('ofGoal', { goal }) : t('today')}</span>
          </p>
        )}
      </div>
      <figcaption className={shape === 'small' ? 'visually-hidden' : css['said']}>
        {shape === 'around' && <b className={css['line']}>{sum}</b>}
        {first ? t('began', { from: f.time(new Date(first.from)) }) : t('nothing')}
        {breaks.count > 0 && (
          <span className={css['line']}> {t('pauses', { count: breaks.count, hours: f.hours(breaks.seconds) })}</span>
        )}
        <ol className="visually-hidden">
          {laps.map(({ id, from, to, runs, of }) => (
            <li key={id}>
              {t('stretch', {
                from: f.time(new Date(from)),
                to: runs ? t('runs') : f.time(new Date(to)),
                venture: of.projeto,
                atom: of.atomo,
              })}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** Today as a ring: each loop is an arc at its hours in its venture's colour, around the day's total. */
export const DayRing = ({ shape }: { readonly shape?: RingShape | undefined }) => {
  const f = useFormat()
  const { data, isPending } = useCall(timeCalls.day, {})
  const today = f.today()
  useEffect(() => {
    if (data && data.day !== today) void invalidate(timeCalls.day)
  }, [data, today])
  if (!data) return <div className={css['ring']} data-shape={shape} data-loading={isPending || undefined} />
  return <WithLoop>{(loop) => <Ring day={data} loop={loop ?? undefined} shape={shape} />}</WithLoop>
}
