import { IconRocket } from '@tabler/icons-react'
import { homeCalls } from '#contract/home/home.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { VentureCard } from '#web/home/cards/VentureCard.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HeadquarterScreen.module.css'

/** Where a client comes in: their ventures and how far they are. For the others, the organisation's. */
export const HeadquarterScreen = () => {
  const t = useWords(homeWords)
  const m = useWords(menuWords)
  const { greeting, day } = useGreeting()
  const { role } = useSession()
  // The greeting stands on the person's home; this screen is the home of roles without another.
  const comesInHere = !mayOpen(routes.home, role)
  const answer = useCall(homeCalls.ventures, {})
  return (
    <>
      <PageHeader
        title={comesInHere ? greeting : m('district_headquarter')}
        documentTitle={m('district_headquarter')}
        lead={comesInHere ? day : t('hqVentures')}
      />
      <Answer of={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconRocket} title={t('noVentures')} body={t('noVenturesHint')} />
          ) : (
            <ul className={css['list']} aria-label={t('hqVentures')}>
              {data.map((venture) => (
                <VentureCard key={venture.id} of={venture} />
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  )
}
