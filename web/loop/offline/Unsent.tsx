import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/ui.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import { trouble, useActing, type Act } from '#web/loop/acting.ts'
import css from './Unsent.module.css'

/** A quiet line about what did not reach the server, with a way to send it again. */
export const Unsent = ({ acts }: { acts: readonly Act[] }) => {
  const t = useWords(loopScreenWords)
  const ui = useWords(uiWords)
  const it = useStore(trouble)
  const sending = useActing(it?.act ?? 'stop')
  if (!it || !acts.includes(it.act)) return null
  return (
    <div className={css['unsent']} role="status">
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <p>
        {it.message} {t('notSent')}
      </p>
      <Button size="xs" variant="default" loading={sending} onClick={it.retry}>
        {ui('retry')}
      </Button>
    </div>
  )
}
