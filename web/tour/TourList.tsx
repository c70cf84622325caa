import { tourWords } from '#contract/tour/tour.words.ts'
import { useWords } from '#web/kit/words.ts'
import { TourRows } from '#web/tour/TourRows.tsx'
import css from './TourList.module.css'

/** The tours that the person may take, below the articles of help. */
export const TourList = () => {
  const t = useWords(tourWords)
  return (
    <section aria-labelledby="tours" className={css['section']}>
      <h2 id="tours" className={css['name']}>
        {t('list')}
      </h2>
      <p className={css['hint']}>{t('listHint')}</p>
      <div className={css['box']}>
        <TourRows />
      </div>
    </section>
  )
}
