import { portfolioWords } from '#contract/venture/portfolio.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { axisOf, barOf, type Axis } from '#web/venture/axis/axis.ts'
import { AxisMonths } from '#web/venture/axis/AxisMonths.tsx'
import { Track } from '#web/venture/axis/Track.tsx'
import css from './portfolio.module.css'

interface LineProps {
  readonly of: VentureRow
  readonly axis: Axis
}

const Line = ({ of, axis }: LineProps) => {
  const t = useWords(portfolioWords)
  const f = useFormat()
  const to = useNounPaths({ routes: ventureRoutes }).show(of)
  const day = (it: string | null) => (it === null ? '' : f.date(it))
  const { done, total } = of.progress
  return (
    <tr>
      <th scope="row">
        <VentureMark id={of.id} />
        {to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}
      </th>
      <td className="figures">{day(of.starts_on)}</td>
      <td className="figures">{day(of.ends_on)}</td>
      <td>
        <Track axis={axis} of={of} share={total === 0 ? 0 : done / total} venture={of.id} />
        {!barOf(of, axis) && <span className={css['undated']}>{t('undated')}</span>}
      </td>
    </tr>
  )
}

/** Ventures from their start to their delivery, on an axis of months. The dates stand beside each bar: it is a table. */
export const Timeline = ({ of }: { readonly of: readonly VentureRow[] }) => {
  const t = useWords(portfolioWords)
  const axis = axisOf(of, useFormat().today())
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
              <AxisMonths axis={axis} room={5} />
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((row) => (
            <Line key={row.id} of={row} axis={axis} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
