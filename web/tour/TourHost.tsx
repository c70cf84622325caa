import { lazy, Suspense } from 'react'
import { whenTouched } from '#web/kit/device/touched.ts'

/** The first screen comes first, and a page that is only looked at loads no tours. */
const LATER_MS = 2000
const later = () =>
  Promise.all([
    new Promise<void>((resolve) => whenTouched(resolve)),
    new Promise((resolve) => setTimeout(resolve, LATER_MS)),
  ])

// Without it (a cut network) there is no tour, and nothing else is missing.
const TourGuide = lazy(() =>
  later()
    .then(() => import('#web/tour/TourGuide.tsx'))
    .then(
      (it) => ({ default: it.TourGuide }),
      () => ({ default: () => null }),
    ),
)

/** The place of the onboarding tours in the shell. */
export const TourHost = () => (
  <Suspense fallback={null}>
    <TourGuide />
  </Suspense>
)
