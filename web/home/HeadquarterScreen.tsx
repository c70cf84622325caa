import { IconRocket } from '@tabler/icons-react'
import { homeCalls } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useGreeting } from '#web/home/useGreeting.ts'
import { VentureCard } from '#web/home/VentureCard.tsx'
import { useCall } from '#web/kit/query.ts'
import { Answer } from '#web/kit/ui/Answer.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HeadquarterScreen.module.css'

/** Where a client comes in: their ventures and how far they are. For the others, the organisation's. */
export const HeadquarterScreen = () => {
  const t = useWords(homeWords)
  const m = useWords(menuWords)
  const { greeting, day } = useGreeting()
  const answer = useCall(homeCalls.ventures, {})
  return (
    <>
      <PageHeader title={greeting} documentTitle={m('district_headquarter')} lead={day} />
      <Answer of={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconRocket} title={t('noVentures')} body={t('noVenturesHint')} />
          ) : (
            <ul className={css['list']} aria-label={t('hqVentures')}>
              {data.map((it) => (
                <VentureCard key={it.id} of={it} />
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  )
}
