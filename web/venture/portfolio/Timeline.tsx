import { portfolioWords } from '#contract/venture/portfolio.words.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { axisOf, barOf, placeOf, type Axis } from '#web/venture/portfolio/axis.ts'
import css from './portfolio.module.css'

const TALL = 22
/** Names of months that have room; of a long axis every other, or every third. */
const MONTHS_NAMED = 7

const percent = (value: number): string => `${value}%`

interface LineProps {
  readonly of: VentureRow
  readonly axis: Axis
  readonly today: string
}

const Line = ({ of, axis, today }: LineProps) => {
  const t = useWords(portfolioWords)
  const f = useFormat()
  const to = useNounPaths(ventureNoun).show(of)
  const day = (it: string | null) => (it === null ? '' : f.date(`${it}T12:00:00Z`))
  const bar = barOf(of, axis)
  const colourOf = useVentureColours()
  const { done, total } = of.progress
  const share = total === 0 ? 0 : done / total
  return (
    <tr>
      <th scope="row">
        <VentureMark id={of.id} />
        {to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}
      </th>
      <td className="figures">{day(of.starts_on)}</td>
      <td className="figures">{day(of.ends_on)}</td>
      <td className={css['track']}>
        <svg width="100%" height={TALL} aria-hidden focusable="false">
          {axis.months.map(({ first, at }) => (
            <line key={first} className={css['month']} x1={percent(at)} x2={percent(at)} y1={0} y2={TALL} />
          ))}
          {bar && (
            <>
              <rect className={css['bar']} x={percent(bar.at)} width={percent(bar.width)} y={4} height={14} rx={3} />
              <rect
                className={css['done']}
                data-venture={colourOf(of.id)}
                x={percent(bar.at)}
                width={percent(bar.width * share)}
                y={4}
                height={14}
                rx={3}
              />
            </>
          )}
          <line
            className={css['today']}
            x1={percent(placeOf(today, axis))}
            x2={percent(placeOf(today, axis))}
            y1={0}
            y2={TALL}
          />
        </svg>
        {!bar && <span className={css['undated']}>{t('undated')}</span>}
      </td>
    </tr>
  )
}

/** Ventures from their start to their delivery, on an axis of months. The dates stand beside each bar: it is a table. */
export const Timeline = ({ of }: { readonly of: readonly VentureRow[] }) => {
  const t = useWords(portfolioWords)
  const f = useFormat()
  const today = f.today()
  const axis = axisOf(of, today)
  const step = Math.ceil(axis.months.length / MONTHS_NAMED)
  const named = axis.months.filter((_, at) => at % step === 0)
  return (
    // A scrolling area has to take focus where nothing inside it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['timeline']} role="region" tabIndex={0} aria-label={t('view_timeline')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('venture')}</th>
            <th scope="col">{t('start')}</th>
            <th scope="col">{t('end')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('plan')}</span>
              <svg width="100%" height={TALL} aria-hidden focusable="false">
                {named.map(({ first, at }) => (
                  <text key={first} x={percent(at)} y={16} dx={4} className={css['name']}>
                    {f.date(`${first}T12:00:00Z`).slice(3)}
                  </text>
                ))}
              </svg>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((row) => (
            <Line key={row.id} of={row} axis={axis} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
