import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import { failedAction, useBusyAction, type ActionKind } from '#web/loop/busyActions.ts'
import css from './Unsent.module.css'

/** A line about an action that did not reach the server, with a retry. */
export const Unsent = ({ kinds }: { kinds: readonly ActionKind[] }) => {
  const t = useWords(loopScreenWords)
  const ui = useWords(uiWords)
  const failed = useStore(failedAction)
  const sending = useBusyAction(failed?.kind ?? 'stop')
  if (!failed || !kinds.includes(failed.kind)) return null
  return (
    <div className={css['unsent']} role="status">
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <p>
        {failed.message} {t('notSent')}
      </p>
      <Button size="xs" variant="default" loading={sending} onClick={failed.retry}>
        {ui('retry')}
      </Button>
    </div>
  )
}
