import type { PortalVenture } from '#contract/portal/portal.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { GateLine } from '#web/portal/GateLine.tsx'
import { Meter } from '#web/portal/Meter.tsx'
import { StageBadge } from '#web/portal/StageBadge.tsx'
import { useMeters } from '#web/portal/useMeters.ts'
import css from './VentureCard.module.css'

/** One venture at a glance: where it stands, its gates in order, how much of it is done and what of its budget. */
export const VentureCard = ({ of }: { readonly of: PortalVenture }) => {
  const t = useWords(portalWords)
  const f = useFormat()
  const to = useNounPaths({ routes: ventureRoutes }).show(of)
  const meters = useMeters(of)
  const about = [of.cliente, of.ends_on && t('endsOn', { day: f.date(of.ends_on) })].filter(Boolean)
  return (
    <li className={css['card']}>
      <div className={css['head']}>
        <div>
          <p className={css['code']}>{of.code}</p>
          <h2 className={css['name']}>
            <VentureMark id={of.id} />
            {to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}
          </h2>
          {about.length > 0 && <p className={css['client']}>{about.join(' · ')}</p>}
        </div>
        <StageBadge of={of.stage} />
      </div>
      <GateLine of={of.gates} venture={of.id} />
      {meters.map((meter) => (
        <Meter key={meter.text} of={meter} />
      ))}
    </li>
  )
}
