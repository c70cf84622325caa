import {
  IconAlertCircle,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDot,
  IconHourglassHigh,
  type Icon,
} from '@tabler/icons-react'
import type { HomeVenture } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import bar from './Progress.module.css'
import css from './VentureCard.module.css'

const stages = {
  negotiation: { word: 'stage_negotiation', tone: 'quiet' },
  analysis: { word: 'stage_analysis', tone: 'info' },
  approved: { word: 'stage_approved', tone: 'info' },
  execution: { word: 'stage_execution', tone: 'brand' },
  finished: { word: 'stage_finished', tone: 'ok' },
  accepted: { word: 'stage_accepted', tone: 'ok' },
} as const satisfies Record<string, { word: string; tone: Tone }>

const gates = {
  planned: { word: 'gate_planned', icon: IconCircle },
  in_progress: { word: 'gate_in_progress', icon: IconCircleDot },
  delivered: { word: 'gate_delivered', icon: IconHourglassHigh },
  approved: { word: 'gate_approved', icon: IconCircleCheckFilled },
  contested: { word: 'gate_contested', icon: IconAlertCircle },
} as const satisfies Record<string, { word: string; icon: Icon }>

const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => key in table

/** One venture at a glance: where it stands, its gates in order, and how much of it is done. */
export const VentureCard = ({ of }: { of: HomeVenture }) => {
  const t = useWords(homeWords)
  const stage = isKeyOf(stages, of.stage) ? stages[of.stage] : undefined
  const total = of.atoms_open + of.atoms_done
  return (
    <li className={css['card']}>
      <div className={css['head']}>
        <div>
          <p className={css['code']}>{of.code}</p>
          <h2 className={css['name']}>{of.nome}</h2>
          {of.cliente && <p className={css['client']}>{of.cliente}</p>}
        </div>
        {stage && <StatusBadge tone={stage.tone}>{t(stage.word)}</StatusBadge>}
      </div>
      {of.gates.length > 0 && (
        <ol className={css['gates']} aria-label={t('gates')}>
          {of.gates.map((gate) => {
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
      )}
      {total > 0 && (
        <div className={css['done']}>
          <progress className={bar['bar']} max={total} value={of.atoms_done} aria-hidden />
          <span className="figures">{t('atomsDone', { done: of.atoms_done, total })}</span>
        </div>
      )}
    </li>
  )
}
