import {
  IconAlertCircle,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDot,
  IconHourglassHigh,
  type Icon,
} from '@tabler/icons-react'
import type { PortalVenture } from '#contract/portal/portal.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import css from './VentureCard.module.css'

const gates = {
  planned: { word: 'gate_planned', icon: IconCircle },
  in_progress: { word: 'gate_in_progress', icon: IconCircleDot },
  delivered: { word: 'gate_delivered', icon: IconHourglassHigh },
  approved: { word: 'gate_approved', icon: IconCircleCheckFilled },
  contested: { word: 'gate_contested', icon: IconAlertCircle },
} as const satisfies Record<string, { word: string; icon: Icon }>

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => key in table

type Gate = PortalVenture['gates'][number]

/** The day that counts for a gate: when it was decided, until when one answers, or when it is planned. */
const useDay = () => {
  const t = useWords(portalWords)
  const f = useFormat()
  return ({ status, planned_on, due_at, decided_at }: Gate): string | undefined => {
    if (due_at !== null) return t('gateDue', { when: f.dateTime(due_at) })
    if (status === 'approved' && decided_at !== null) return t('gateDecided', { day: f.date(decided_at) })
    const isAhead = status === 'planned' || status === 'in_progress'
    return isAhead && planned_on !== null ? t('gatePlanned', { day: f.date(planned_on) }) : undefined
  }
}

interface GateLineProps {
  readonly of: PortalVenture['gates']
  /** Id of the venture. */
  readonly venture: number
}

/** The gates of a venture in their order, each with its atoms around it, where it stands and the day that counts for it. */
export const GateLine = ({ of, venture }: GateLineProps) => {
  const t = useWords(portalWords)
  const dayOf = useDay()
  if (of.length === 0) return null
  return (
    <ol className={css['gates']} aria-label={t('gates')}>
      {of.map((gate) => {
        const { icon: Icon, word } = isKeyOf(gates, gate.status) ? gates[gate.status] : gates.planned
        return (
          <li key={gate.id} data-status={gate.status}>
            <AtomsOrbit venture={venture} done={gate.done} total={gate.total} late={gate.late} />
            <span className={css['gate']}>
              {gate.nome}
              <span className={css['when']}>{dayOf(gate)}</span>
            </span>
            <span className={css['status']}>
              <Icon size={16} stroke={1.75} aria-hidden />
              {t(word)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
