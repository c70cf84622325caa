import { useEffect, useState } from 'react'
import { openMedia, type MediaKind, type MediaProblem, type OpenMedia } from '#web/kit/device/media.ts'
import type { Outcome } from '#web/places/selftest/outcome.ts'

const refused = (problem: MediaProblem): Outcome => ({
  state: 'failed',
  said: `media_${problem}`,
  advice: `media_${problem}_do`,
})

/** Opens a device for as long as somebody looks at it. */
export const useMedia = (kind: MediaKind, report: (next: Outcome) => void) => {
  const [media, setMedia] = useState<OpenMedia>()
  useEffect(() => media?.close, [media])
  return {
    media,
    open: async (): Promise<OpenMedia | undefined> => {
      report({ state: 'running' })
      const result = await openMedia(kind)
      if (!result.ok) {
        report(refused(result.problem))
        return undefined
      }
      setMedia(result.media)
      return result.media
    },
    close: () => setMedia(undefined),
  }
}
