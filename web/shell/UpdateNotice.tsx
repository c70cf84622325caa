import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { reloadBlocks } from '#web/kit/reloadBlock.ts'
import { useStore } from '#web/kit/store.ts'
import { takeUpdate, updateReady } from '#web/kit/update.ts'
import { useWords } from '#web/kit/words.ts'
import css from './UpdateNotice.module.css'

/** "Later" is until tomorrow's work, not for ever. */
const LATER_MS = 8 * 3600 * 1000

/** Offers a new version of the app; held back while a loop runs or something is half typed, and offered when that ends. */
export const UpdateNotice = () => {
  const t = useWords(shellWords)
  const ready = useStore(updateReady)
  const held = useStore(reloadBlocks) > 0
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!later) return undefined
    const timer = setTimeout(() => setLater(false), LATER_MS)
    return () => clearTimeout(timer)
  }, [later])
  return (
    <div role="status" className={css['place']}>
      {ready && !held && !later && (
        <div className={css['notice']}>
          <p className={css['words']}>{t('updateReady')}</p>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setLater(true)}>
            {t('updateLater')}
          </Button>
          <Button size="xs" onClick={() => void takeUpdate()}>
            {t('updateNow')}
          </Button>
        </div>
      )}
    </div>
  )
}
