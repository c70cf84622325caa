import { lazy, Suspense } from 'react'

/** The first screen comes first. */
const LATER_MS = 2000
const later = () => new Promise((resolve) => setTimeout(resolve, LATER_MS))

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
