import { Button } from '@mantine/core'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ROLE } from '#contract/access/role.ts'
import { clientAccessRole } from '#contract/client/access.states.ts'
import { myClientCalls } from '#contract/client/client.calls.ts'
import type { MyClient as Company } from '#contract/client/mine.ts'
import { myClientWords } from '#contract/client/myClient.words.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { MyClient } from '#web/client/mine/MyClient.tsx'
import { MyDemands } from '#web/demanda/MyDemands.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomsWaiting } from '#web/portal/AtomsWaiting.tsx'
import { Deliveries } from '#web/portal/Deliveries.tsx'
import { GatesWaiting } from '#web/portal/GatesWaiting.tsx'
import { MyInvoices } from '#web/portal/MyInvoices.tsx'
import { PeopleToAsk } from '#web/portal/PeopleToAsk.tsx'
import { VentureCards } from '#web/portal/VentureCards.tsx'

/** For a client's person without a company yet: what comes next, and whom to write to. */
const NoCompany = () => {
  const t = useWords(portalWords)
  return (
    <EmptyState
      icon={IconBuildingCommunity}
      title={t('noCompany')}
      body={t('noCompanyBody')}
      action={
        <Button component={Link} to={pathTo('support')} variant="default">
          {t('support')}
        </Button>
      }
    />
  )
}

/** Gates that wait for a client, and the people of the company who decide. */
const WaitingOfClient = ({ of }: { readonly of: Company }) => {
  const t = useWords(myClientWords)
  const names = of.people
    .filter(({ role, state }) => role === clientAccessRole.of.admin && state === 'on')
    .map(({ nome, email }) => nome || email)
    .join(', ')
  const others = names === '' ? t('waitingNobody') : t('waitingOthers', { names })
  return <GatesWaiting lead={of.may_approve ? t('waitingMine') : others} />
}

/** Waiting gates, ventures with deliverables, and one's demands; for a client beside their company. */
export const Portal = () => {
  const { can, role } = useSession()
  const isClient = role === ROLE.client
  const mine = useCall(myClientCalls.show, {}, { enabled: isClient })
  const demands = can('demanda.create') && <MyDemands />
  if (!isClient)
    return (
      <Stack gap="large">
        <GatesWaiting />
        <VentureCards />
        {demands && <Deliveries />}
        {demands}
      </Stack>
    )
  return (
    <Answer of={mine}>
      {({ data: company }) =>
        company === null ? (
          <NoCompany />
        ) : (
          <Columns>
            <Stack gap="large">
              <WaitingOfClient of={company} />
              <AtomsWaiting />
              <VentureCards />
              <Deliveries />
              {demands}
            </Stack>
            <MyClient of={company}>
              {can('invoice.open') && (
                <div data-tour="company-invoices">
                  <MyInvoices />
                </div>
              )}
              <PeopleToAsk />
            </MyClient>
          </Columns>
        )
      }
    </Answer>
  )
}
