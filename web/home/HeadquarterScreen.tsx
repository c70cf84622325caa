import { IconRocket } from '@tabler/icons-react'
import { ROLE } from '#contract/access/role.ts'
import { myClientCalls } from '#contract/client/mine.ts'
import { homeCalls, type HomeVenture } from '#contract/home/home.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { MyClient } from '#web/client/mine/MyClient.tsx'
import { MyDemands } from '#web/demanda/MyDemands.tsx'
import { VentureCard } from '#web/home/cards/VentureCard.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HeadquarterScreen.module.css'

const VentureList = ({ of }: { of: readonly HomeVenture[] }) => {
  const t = useWords(homeWords)
  if (of.length === 0) return <EmptyState icon={IconRocket} title={t('noVentures')} body={t('noVenturesHint')} />
  return (
    <ul className={css['list']} aria-label={t('hqVentures')}>
      {of.map((venture) => (
        <VentureCard key={venture.id} of={venture} />
      ))}
    </ul>
  )
}

/** Where a client comes in: their company, what waits for them, their ventures and how far they are. For the others, the organisation's. */
export const HeadquarterScreen = () => {
  const t = useWords(homeWords)
  const m = useWords(menuWords)
  const { greeting, day } = useGreeting()
  const { can, role } = useSession()
  // The greeting stands on the person's home; this screen is the home of roles without another.
  const comesInHere = !mayOpen(routes.home, role)
  const answer = useCall(homeCalls.ventures, {})
  const mine = useCall(myClientCalls.show, {}, { enabled: role === ROLE.client })
  return (
    <>
      <PageHeader
        title={comesInHere ? greeting : m('district_headquarter')}
        documentTitle={m('district_headquarter')}
        lead={comesInHere ? day : t('hqVentures')}
      />
      <Answer of={answer}>
        {({ data }) => {
          const ventures = (
            <Stack gap="large">
              <VentureList of={data} />
              {can('demanda.create') && <MyDemands />}
            </Stack>
          )
          if (role !== ROLE.client) return ventures
          return (
            <Answer of={mine}>
              {({ data: company }) => (company === null ? ventures : <MyClient of={company}>{ventures}</MyClient>)}
            </Answer>
          )
        }}
      </Answer>
    </>
  )
}
