import { Switch } from '@mantine/core'
import { tourCalls } from '#contract/tour/tour.calls.ts'
import '@mantine/core/styles/Switch.layer.css'
import { tourWords } from '#contract/tour/tour.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { wantOffers } from '#web/tour/progress.ts'

/** Whether tours are offered by themselves; they run all the same for who asks for one. */
export const TourOffers = () => {
  const t = useWords(tourWords)
  const { viewing } = usePreview()
  const { data } = useCall(tourCalls.list, {}, { staleTime: Infinity })
  return (
    <Switch
      label={t('offers')}
      description={t('offersHint')}
      disabled={!data || viewing}
      checked={data?.offers ?? true}
      onChange={(event) => {
        wantOffers(event.currentTarget.checked).catch((error: unknown) => {
          if (error instanceof Error) toast.error(error.message)
        })
      }}
    />
  )
}
