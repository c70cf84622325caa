import { percentOf } from '#contract/kit/percent.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { burnOf, type Burn, type Used } from '#web/venture/overview/burn.ts'
import css from './overview.module.css'

const pointsOf = (of: Burn['used']): string => of.map(([x, y]) => `${x},${100 - y}`).join(' ')

const Lines = ({ of, venture, isOver }: { readonly of: Burn; readonly venture: number; readonly isOver: boolean }) => {
  const colour = useVentureColours()(venture)
  const [first, last] = [of.used[0]?.[0] ?? 0, of.used.at(-1)?.[0] ?? 0]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" data-venture={colour} aria-hidden focusable="false">
      <polygon points={`${pointsOf(of.used)} ${last},100 ${first},100`} />
      <polyline className={css['planned']} points={pointsOf(of.planned)} />
      <polyline className={css['used']} data-over={isOver || undefined} points={pointsOf(of.used)} />
    </svg>
  )
}

interface BurnPlotProps {
  readonly label: string
  readonly of: readonly Used[]
  readonly plan: number | null
  readonly venture: { readonly id: number; readonly starts_on: string | null; readonly ends_on: string | null }
  readonly show: (value: number) => string
}

/** Used part of a plan so far: in words, and as a line beside that of the plan. */
export const BurnPlot = ({ label, of, plan, venture, show }: BurnPlotProps) => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  const { starts_on, ends_on } = venture
  const part = of.at(-1)?.value ?? 0
  const burn = burnOf(of, { plan, starts_on, ends_on, today: f.today() })
  const isOver = plan !== null && plan > 0 && part > plan
  const said = plan
    ? `${t('of', { part: show(part), whole: show(plan) })} (${t('over', { percent: percentOf(part, plan) })})`
    : t('noPlan', { part: show(part) })
  return (
    <figure className={css['burn']} aria-label={label}>
      <figcaption>
        <strong>{label}</strong>
        <Row gap="tight">
          <span className="figures">{said}</span>
          {isOver && <LateMark>{t('overPlan')}</LateMark>}
        </Row>
      </figcaption>
      {burn && (
        <>
          <Lines of={burn} venture={venture.id} isOver={isOver} />
          <div className={css['ends']}>
            <Quiet figures>{f.date(burn.from)}</Quiet>
            {burn.byNow !== null && <Quiet figures>{t('byNow', { planned: show(burn.byNow) })}</Quiet>}
            <Quiet figures>{f.date(burn.to)}</Quiet>
          </div>
        </>
      )}
    </figure>
  )
}
