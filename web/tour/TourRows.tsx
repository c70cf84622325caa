import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { tourCalls } from '#contract/tour/tour.calls.ts'
import { firstStep, tourVersions } from '#contract/tour/tour.rules.ts'
import { tourWords } from '#contract/tour/tour.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { startTour } from '#web/kit/tour/asked.ts'
import { useWords } from '#web/kit/words.ts'
import { progressIn } from '#web/tour/progress.ts'
import { mayTake, stepsFor } from '#web/tour/tour.ts'
import { tours } from '#web/tour/tours.ts'
import css from './TourList.module.css'

/** The tours that the person may take, each to begin, to go on with or to see again. */
export const TourRows = () => {
  const t = useWords(tourWords)
  const who = useSession()
  const { data } = useCall(tourCalls.list, {}, { staleTime: Infinity })
  const open = tours.filter((it) => mayTake(it, who))
  return (
    <ul className={css['list']}>
      {open.map((tour) => {
        const { name } = tour
        const progress = progressIn(data?.data, name)
        const done = progress?.status === 'done'
        const resumes = firstStep(progress, tourVersions[name]) > 0
        return (
          <li key={name} className={css['tour']}>
            <div className={css['words']}>
              <p className={css['title']}>
                {t(`title_${name}`)}
                {done && (
                  <span className={css['done']}>
                    <IconCheck size={14} stroke={2} aria-hidden />
                    {t('doneMark')}
                  </span>
                )}
              </p>
              <p className={css['about']}>
                {t(`about_${name}`)} · {t('steps', { count: stepsFor(tour, who).length })}
              </p>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${t(done ? 'again' : resumes ? 'resume' : 'start')}: ${t(`title_${name}`)}`}
              onClick={() => startTour(name)}
            >
              {t(done ? 'again' : resumes ? 'resume' : 'start')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
