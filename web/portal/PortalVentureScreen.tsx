import { IconAlertCircle } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { portalCalls } from '#contract/portal/portal.calls.ts'
import { type PortalVenture } from '#contract/portal/portal.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { BehalfNotice } from '#web/gate/BehalfNotice.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Columns, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { Deliveries } from '#web/portal/Deliveries.tsx'
import { GateLine } from '#web/portal/GateLine.tsx'
import { GatesWaiting } from '#web/portal/GatesWaiting.tsx'
import { Meter } from '#web/portal/Meter.tsx'
import { PeopleToAsk } from '#web/portal/PeopleToAsk.tsx'
import { StageBadge } from '#web/portal/StageBadge.tsx'
import { useMeters } from '#web/portal/useMeters.ts'
import { VentureResources } from '#web/resource/VentureResources.tsx'
import css from './VentureCard.module.css'

const ID = /^[1-9]\d{0,9}$/

/** Agreed text of the venture, where there is one. */
const Agreed = ({ id }: { readonly id: number }) => {
  const t = useWords(portalWords)
  const answer = useCall(ventureCrud.calls.show, { id })
  return (
    <Answer of={answer}>
      {({ data: { descricao, escopo } }) =>
        descricao || escopo ? (
          <Card title={t('scope')}>
            {descricao && <LongText of={descricao} />}
            {escopo && <LongText of={escopo} />}
          </Card>
        ) : null
      }
    </Answer>
  )
}

const useFacts = (of: PortalVenture) => {
  const t = useWords(portalWords)
  const n = useWords(ventureWords)
  const f = useFormat()
  const day = (it: string | null) => it && f.date(it)
  const money = (label: string, value: number | null | undefined) =>
    value === undefined ? [] : [{ label, value: value === null ? '' : f.money(value) }]
  return [
    { label: n('column_stage'), value: <StageBadge of={of.stage} /> },
    { label: n('column_delivery_type'), value: n(`delivery_type_${deliveryType.keyOf(of.delivery_type) ?? 'live'}`) },
    { label: n('column_starts_on'), value: day(of.starts_on) },
    { label: n('column_ends_on'), value: day(of.ends_on) },
    ...money(t('price'), of.price_centavos),
    ...money(t('delivered'), of.delivered_centavos),
    ...money(t('paid'), of.paid_centavos),
  ]
}

const Venture = ({ of, gate }: { readonly of: PortalVenture; readonly gate?: number }) => {
  const t = useWords(portalWords)
  const m = useWords(menuWords)
  const meters = useMeters(of)
  const facts = useFacts(of)
  const colourOf = useVentureColours()
  return (
    <>
      <PageHeader
        title={of.nome}
        mark={<VentureMark id={of.id} />}
        colour={colourOf(of.id)}
        lead={[of.code, of.cliente].filter(Boolean).join(' · ')}
        crumbs={[{ label: m('district_headquarter'), to: routes.headquarter.path }]}
      />
      <Columns>
        <Stack>
          <GatesWaiting venture={of.id} {...(gate !== undefined && { first: gate })} />
          <Card title={t('progress')}>
            {meters.map((meter) => (
              <Meter key={meter.text} of={meter} />
            ))}
            <div className={css['frame']}>
              {of.gates.length === 0 ? <Quiet>{t('gatesNone')}</Quiet> : <GateLine of={of.gates} venture={of.id} />}
            </div>
            {of.gates.map(
              ({ id, nome, on_behalf }) => on_behalf && <BehalfNotice key={id} of={on_behalf} name={nome} />,
            )}
            {of.gates.map(
              ({ id, nome, reason }) =>
                reason && (
                  <Notice key={id} icon={IconAlertCircle} tone="warn">
                    {t('contestedFor', { name: nome, reason })}
                  </Notice>
                ),
            )}
          </Card>
          <Deliveries venture={of.id} />
          <VentureResources id={of.id} />
        </Stack>
        <Stack>
          <Card title={t('budget')}>
            <FactList facts={facts} />
          </Card>
          <Agreed id={of.id} />
          <PeopleToAsk venture={of.id} />
        </Stack>
      </Columns>
    </>
  )
}

/** A venture for its client and partners, without the work inside it; the address of a gate opens it too. */
export const PortalVentureScreen = () => {
  const params = useParams()
  const id = params['id'] ?? params['project_id'] ?? ''
  const gate = params['gate_id'] ?? ''
  const answer = useCall(portalCalls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 422 || refused === 403)
    return <MissingRecord noun={ventureNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data: [venture] }) =>
        venture ? (
          <Venture of={venture} {...(gate !== '' && { gate: Number(gate) })} />
        ) : (
          <MissingRecord noun={ventureNoun} denied={false} />
        )
      }
    </Answer>
  )
}
