import { orbitWords } from '#contract/venture/orbit.words.ts'
import { OrbitPlot } from '#web/kit/ui/plot/OrbitPlot.tsx'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import css from './AtomsOrbit.module.css'

interface AtomsOrbitProps {
  /** Id of the venture in whose colour it is drawn. */
  readonly venture: number
  readonly done: number
  /** Without cancelled ones. */
  readonly total: number
  /** Late ones that are open. */
  readonly late: number
  /** A large one has its words beside it. */
  readonly size?: 'inline' | 'small' | 'large'
}

const kinds = ['done', 'open', 'late'] as const

/** Atoms around their gate, their cell or their venture: how many are done, open and late. */
export const AtomsOrbit = ({ venture, done, total, late, size = 'small' }: AtomsOrbitProps) => {
  const t = useWords(orbitWords)
  const colourOf = useVentureColours()
  const of = { done, open: Math.max(0, total - done - late), late }
  const parts = kinds.filter((kind) => of[kind] > 0).map((kind) => t(kind, { count: of[kind] }))
  const label = total === 0 ? t('none') : t('said', { atoms: t('atoms', { count: total }), parts: parts.join(', ') })
  const plot = <OrbitPlot of={of} label={label} colour={colourOf(venture)} size={size} />
  if (size !== 'large') return plot
  return (
    <div className={css['large']}>
      {plot}
      <ul aria-hidden>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  )
}
