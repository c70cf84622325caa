import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { askForNotices, notify, type NotifyState } from '#web/kit/device/notify.ts'
import { useWords } from '#web/kit/words.ts'
import { AskPerson } from '#web/places/selftest/AskPerson.tsx'
import { CheckCard } from '#web/places/selftest/CheckCard.tsx'
import type { CheckProps, Outcome } from '#web/places/selftest/outcome.ts'

const without: Readonly<Record<Exclude<NotifyState, 'granted'>, Outcome>> = {
  denied: { state: 'failed', said: 'notices_denied', advice: 'notices_denied_do' },
  default: { state: 'warn', said: 'notices_undecided', advice: 'notices_undecided_do' },
  unsupported: { state: 'failed', said: 'notices_none', advice: 'notices_none_do' },
}

/** Asks for the permission, sends a notice, and asks whether it was seen. */
export const NoticeCheck = ({ outcome, report }: CheckProps) => {
  const t = useWords(selfTestWords)
  const [close, setClose] = useState<() => void>()
  const test = async () => {
    report({ state: 'running', said: 'notices_asking' })
    const state = await askForNotices()
    if (state !== 'granted') return report(without[state])
    const shown = notify({ title: t('notices_title'), body: t('notices_body'), tag: 'nucleo.test' })
    setClose(() => shown)
    return report({ state: 'running' })
  }
  const answer = (seen: boolean) => {
    close?.()
    setClose(undefined)
    report(
      seen
        ? { state: 'ok', said: 'notices_ok' }
        : { state: 'failed', said: 'notices_unseen', advice: 'notices_unseen_do' },
    )
  }
  return (
    <CheckCard
      name="notices"
      icon={IconBell}
      outcome={outcome}
      actions={
        <Button variant="default" disabled={outcome.state === 'running'} onClick={() => void test()}>
          {t(outcome.state === 'idle' ? 'test' : 'again')}
        </Button>
      }
    >
      {close && <AskPerson question={t('notices_seen')} onAnswer={answer} />}
    </CheckCard>
  )
}
