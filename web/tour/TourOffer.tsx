import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { tourWords } from '#contract/tour/tour.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import type { Known } from '#web/tour/progress.ts'
import { stepsFor } from '#web/tour/tour.ts'
import { useOffer } from '#web/tour/useOffer.ts'
import css from './TourOffer.module.css'

/** A small card that asks whether somebody wants a tour; it holds nothing up and takes no focus. */
export const TourOffer = ({ known }: { known: Known }) => {
  const t = useWords(tourWords)
  const who = useSession()
  const offer = useOffer(known)
  if (!offer) return null
  const { tour, resumes, start, later, never, none } = offer
  const what = t(`what_${tour.name}`)
  const steps = stepsFor(tour, who)
  const step = 1 + steps.findIndex((it) => resumes !== undefined && it.index >= resumes.step)
  return (
    <aside className={css['card']} aria-label={t('offerLabel')}>
      <div className={css['head']}>
        <span className={css['icon']} aria-hidden>
          <IconRoute size={18} stroke={1.75} />
        </span>
        <div>
          <p className={css['title']} role="status">
            {resumes ? t('offerAgain', { what }) : t('offer', { what, count: steps.length })}
          </p>
          {resumes && <p className={css['body']}>{t('stoppedAt', { step, count: steps.length })}</p>}
        </div>
      </div>
      <div className={css['answers']}>
        <Button size="compact-sm" onClick={start}>
          {t(resumes ? 'resume' : 'start')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={later}>
          {t('later')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={never}>
          {t('never')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={none}>
          {t('none')}
        </Button>
      </div>
    </aside>
  )
}
