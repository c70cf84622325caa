import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { connection } from '#web/kit/connection.ts'
import { useStore } from '#web/kit/store.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './ConnectionBanner.module.css'

/** Says that the server cannot be reached, and that it can again. */
export const ConnectionBanner = () => {
  const t = useWords(shellWords)
  const now = useStore(connection)
  useEffect(() => {
    let before = connection.get()
    return connection.subscribe(() => {
      if (connection.get() === 'online' && before !== 'online') toast.success(t('backOnline'))
      before = connection.get()
    })
  }, [t])
  return (
    <div role="status" className={css['place']}>
      {now !== 'online' && (
        <p className={css['banner']}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden />
          {t(now)}
        </p>
      )}
    </div>
  )
}
