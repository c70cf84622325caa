import { Button } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { soundAlert } from '#web/kit/device/sound.ts'
import { useWords } from '#web/kit/words.ts'
import { AskPerson } from '#web/places/selftest/AskPerson.tsx'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import type { CheckProps } from '#web/places/selftest/outcome.ts'

const SECONDS = 3

/** Plays the very signal of the presence check, and asks whether it was heard. */
export const SoundCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const [stop, setStop] = useState<() => void>()
  useEffect(() => stop, [stop])
  const test = () => {
    if (!('AudioContext' in window)) return report({ state: 'failed', said: 'sound_none', advice: 'sound_none_do' })
    const playing = soundAlert(SECONDS)
    setStop(() => playing)
    return report({ state: 'running', said: 'sound_playing' })
  }
  const answer = (heard: boolean) => {
    setStop(undefined)
    report(
      heard
        ? { state: 'ok', said: 'sound_ok' }
        : { state: 'failed', said: 'sound_unheard', advice: 'sound_unheard_do' },
    )
  }
  return (
    <CheckCard
      name="sound"
      icon={IconVolume}
      outcome={outcome}
      actions={
        <Button variant="default" onClick={test}>
          {t(outcome.state === 'idle' ? 'test' : 'again')}
        </Button>
      }
    >
      {stop && <AskPerson question={t('sound_heard')} onAnswer={answer} />}
    </CheckCard>
  )
}
