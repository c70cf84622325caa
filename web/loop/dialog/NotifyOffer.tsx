import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { askToNotify, mayAskToNotify } from '#web/kit/device/notify.ts'
import { useWords } from '#web/kit/words.ts'
import css from './RunningLoop.module.css'

/** Offers desktop notices once; the browser's own question comes only after this click. */
export const NotifyOffer = () => {
  const t = useWords(loopScreenWords)
  const [open, setOpen] = useState(mayAskToNotify)
  if (!open) return null
  return (
    <div className={css['offer']}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      <p>{t('notifyOffer')}</p>
      <Button size="xs" variant="default" onClick={() => void askToNotify().finally(() => setOpen(false))}>
        {t('notifyOn')}
      </Button>
    </div>
  )
}
