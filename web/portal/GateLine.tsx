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
import { useWords } from '#web/kit/words.ts'
import css from './VentureCard.module.css'

const gates = {
  planned: { word: 'gate_planned', icon: IconCircle },
  in_progress: { word: 'gate_in_progress', icon: IconCircleDot },
  delivered: { word: 'gate_delivered', icon: IconHourglassHigh },
  approved: { word: 'gate_approved', icon: IconCircleCheckFilled },
  contested: { word: 'gate_contested', icon: IconAlertCircle },
} as const satisfies Record<string, { word: string; icon: Icon }>

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => key in table

/** The gates of a venture in their order, each with where it stands. */
export const GateLine = ({ of }: { readonly of: PortalVenture['gates'] }) => {
  const t = useWords(portalWords)
  if (of.length === 0) return null
  return (
    <ol className={css['gates']} aria-label={t('gates')}>
      {of.map((gate) => {
        const { icon: Icon, word } = isKeyOf(gates, gate.status) ? gates[gate.status] : gates.planned
        return (
          <li key={gate.id} data-status={gate.status}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span className={css['gate']}>{gate.nome}</span>
            <span className={css['status']}>{t(word)}</span>
          </li>
        )
      })}
    </ol>
  )
}
