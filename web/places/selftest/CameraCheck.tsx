import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { useWords } from '#web/kit/words.ts'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import type { CheckProps } from '#web/places/selftest/outcome.ts'
import { useMedia } from '#web/places/selftest/useMedia.ts'
import css from './CameraCheck.module.css'

/** Shows the camera's picture to its owner, and to nobody else. */
export const CameraCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const { media, open, close } = useMedia('camera', report)
  const test = async () => {
    const camera = await open()
    if (!camera) return
    const { name, width, height } = camera
    report({ state: 'ok', said: 'camera_ok', params: { name: name || t('unnamed'), width, height } })
  }
  return (
    <CheckCard
      name="camera"
      icon={IconCamera}
      outcome={outcome}
      actions={
        media ? (
          <Button variant="default" onClick={close}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="default" disabled={outcome.state === 'running'} onClick={() => void test()}>
            {t(outcome.state === 'idle' ? 'test' : 'again')}
          </Button>
        )
      }
    >
      {media && (
        <video
          className={css['view']}
          aria-label={t('camera_view')}
          autoPlay
          muted
          playsInline
          ref={(element) => {
            if (element && element.srcObject !== media.stream) element.srcObject = media.stream
          }}
        />
      )}
    </CheckCard>
  )
}
