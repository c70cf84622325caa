import { Button } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { watchLevel } from '#web/kit/device/media.ts'
import { useWords } from '#web/kit/words.ts'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import type { CheckProps } from '#web/places/selftest/outcome.ts'
import { useMedia } from '#web/places/selftest/useMedia.ts'
import css from './MicrophoneCheck.module.css'

/** From this level on it was somebody speaking, not the noise of the device. */
const HEARD = 0.35
const PATIENCE_MS = 8000

const STEPS = 24

/** A level from 0 to 1 as a row of lamps. */
const LevelMeter = ({ label, level }: { label: string; level: number }) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(level * 100)}
    className={css['meter']}
  >
    {Array.from({ length: STEPS }, (_, at) => (
      <span key={at} className={css['lamp']} data-on={level * STEPS > at ? true : undefined} />
    ))}
  </div>
)

/** Opens the microphone and waits to hear something. */
export const MicrophoneCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const { media, open, close } = useMedia('microphone', report)
  const [level, setLevel] = useState(0)
  const heard = outcome.state === 'ok'
  const listen = useEffectEvent((next: number) => {
    setLevel(next)
    if (next < HEARD || heard || !media) return
    report({ state: 'ok', said: 'microphone_ok', params: { name: media.name || t('unnamed') } })
  })
  const giveUp = useEffectEvent(() => {
    if (!heard) report({ state: 'warn', said: 'microphone_silent', advice: 'microphone_silent_do' })
  })
  useEffect(() => {
    if (!media) return undefined
    const stop = watchLevel(media.stream, (next) => listen(next))
    const timer = setTimeout(() => giveUp(), PATIENCE_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [media])
  const test = async () => {
    if (await open()) report({ state: 'running', said: 'microphone_speak' })
  }
  const leave = () => {
    close()
    if (outcome.state === 'running') giveUp()
  }
  return (
    <CheckCard
      name="microphone"
      icon={IconMicrophone}
      outcome={outcome}
      actions={
        media ? (
          <Button variant="default" onClick={leave}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="default" disabled={outcome.state === 'running'} onClick={() => void test()}>
            {t(outcome.state === 'idle' ? 'test' : 'again')}
          </Button>
        )
      }
    >
      {media && <LevelMeter label={t('microphone_level')} level={level} />}
    </CheckCard>
  )
}
