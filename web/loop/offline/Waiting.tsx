import { IconCloudUp } from '@tabler/icons-react'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import css from './Unsent.module.css'

/** A line that says that an action of this loop is pending. */
export const Waiting = ({ loopId }: { loopId: number }) => {
  const t = useWords(outboxWords)
  const entries = useStore(loopOutbox.entries)
  if (!entries?.some((it) => it.state === 'waiting' && it.thing === String(loopId))) return null
  return (
    <div className={css['unsent']} role="status">
      <IconCloudUp size={18} stroke={1.75} aria-hidden />
      <p>{t('willBeSent')}</p>
    </div>
  )
}
