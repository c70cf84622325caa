import { IconRocket } from '@tabler/icons-react'
import { portalCalls } from '#contract/portal/portal.calls.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { NoVentures } from '#web/portal/NoVentures.tsx'
import { VentureCard } from '#web/portal/VentureCard.tsx'
import css from './portal.module.css'

/** The ventures that one sees, and what comes next where there is none. */
export const VentureCards = () => {
  const t = useWords(portalWords)
  const asks = useSession().can('demanda.create')
  const answer = useCall(portalCalls.show, {})
  return (
    <Answer of={answer}>
      {({ data, more }) =>
        data.length === 0 ? (
          <NoVentures>
            <EmptyState icon={IconRocket} title={t('none')} body={t(asks ? 'noneClient' : 'noneOthers')} />
          </NoVentures>
        ) : (
          <>
            <ul className={css['list']} aria-label={t('ventures')}>
              {data.map((venture) => (
                <VentureCard key={venture.id} of={venture} />
              ))}
            </ul>
            {more && <Quiet>{t('more', { count: data.length })}</Quiet>}
          </>
        )
      }
    </Answer>
  )
}
