import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CameraCheck } from '#web/places/selftest/CameraCheck.tsx'
import { ConnectionCheck } from '#web/places/selftest/ConnectionCheck.tsx'
import { MicrophoneCheck } from '#web/places/selftest/MicrophoneCheck.tsx'
import { NoticeCheck } from '#web/places/selftest/NoticeCheck.tsx'
import { checks, idle, type CheckName, type Outcome } from '#web/places/selftest/outcome.ts'
import { SoundCheck } from '#web/places/selftest/SoundCheck.tsx'
import { StorageCheck } from '#web/places/selftest/StorageCheck.tsx'
import css from './SelfTestScreen.module.css'

const parts = {
  notices: NoticeCheck,
  sound: SoundCheck,
  camera: CameraCheck,
  microphone: MicrophoneCheck,
  connection: ConnectionCheck,
  storage: StorageCheck,
} as const

const running: Outcome = { state: 'running' }

/** Each check tries a feature of the browser that the product needs. */
export const SelfTestScreen = () => {
  const t = useWords(selfTestWords)
  const [outcomes, setOutcomes] = useState<Readonly<Record<CheckName, Outcome>>>({
    notices: idle,
    sound: idle,
    camera: idle,
    microphone: idle,
    // These two run by themselves.
    connection: running,
    storage: running,
  })
  const resultLine = (name: CheckName): string => {
    const { state, said, params } = outcomes[name]
    return [`${t(name)}: ${t(`state_${state}`)}`, ...(said ? [t(said, params)] : [])].join('. ')
  }
  const copy = async () => {
    const text = [...checks.map(resultLine), navigator.userAgent].join('\n')
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
  return (
    <div className={css['page']}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
        }
      />
      {checks.map((name) => {
        const Check = parts[name]
        return (
          <Check
            key={name}
            outcome={outcomes[name]}
            report={(next) => setOutcomes((before) => ({ ...before, [name]: next }))}
          />
        )
      })}
    </div>
  )
}
