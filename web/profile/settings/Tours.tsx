import { tourWords } from '#contract/tour/tour.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { TourOffers } from '#web/tour/TourOffers.tsx'
import { TourRows } from '#web/tour/TourRows.tsx'

/** The tours of the person's role, to begin or to see again. */
export const Tours = () => {
  const t = useWords(tourWords)
  return (
    <Card
      title={t('list')}
      lead={
        <>
          {t('listHint')} <HelpLink article="tours" />
        </>
      }
    >
      <TourOffers />
      <TourRows />
    </Card>
  )
}
