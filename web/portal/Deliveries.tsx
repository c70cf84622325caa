import { entregaListCall } from '#contract/entrega/entrega.calls.ts'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { EntregaLine } from '#web/entrega/EntregaLine.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const SHOWN = 6
const OF_VENTURE = 50
const { homologation, finished, paid } = entregaStatus.of
const READY = [homologation, finished, paid].join(',')

/** Deliverables with their reports: of one venture all of them, else the last that are ready. */
export const Deliveries = ({ venture }: { readonly venture?: number }) => {
  const t = useWords(portalWords)
  const f = useFormat()
  const { can } = useSession()
  const sees = can('entrega.enter')
  const asked =
    venture === undefined
      ? { status: READY, sort: '-planned_on' as const, per_page: SHOWN }
      : { venture_id: String(venture), sort: 'planned_on' as const, per_page: OF_VENTURE }
  const answer = useCall(entregaListCall, asked, { enabled: sees })
  if (!sees) return null
  return (
    <Card title={t('deliveries')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('deliveriesNone')}>
            {(row) => {
              const due = row.planned_on && t('plannedOn', { day: f.date(row.planned_on) })
              const about = [
                row.delivered_on ? t('deliveredOn', { day: f.date(row.delivered_on) }) : due,
                typeof row.valor_centavos === 'number' && f.money(row.valor_centavos),
              ].filter(Boolean)
              const named = venture === undefined ? row.venture : null
              return (
                <EntregaLine of={row}>
                  {named && <VentureName {...named} />}
                  {named && about.length > 0 && ' · '}
                  {about.join(' · ')}
                </EntregaLine>
              )
            }}
          </RuledList>
        )}
      </Answer>
    </Card>
  )
}
