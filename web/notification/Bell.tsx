import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useRef } from 'react'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { useUnread } from '#web/notification/useUnread.ts'
import css from './Bell.module.css'

const panel = onDemand('Notifications', async () => (await import('#web/notification/BellPanel.tsx')).BellPanel)

const MOST = 99

/** Number of unread notifications, and their list. */
export const Bell = () => {
  const t = useWords(notificationScreenWords)
  const count = useUnread()
  const [open, { toggle, close }] = useDisclosure()
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    close()
    opener.current?.focus({ preventScroll: true })
  }
  panel.useAhead()
  useHotkey('b', toggle, { label: t('open'), group: t('title'), icon: IconBell })
  useHotkey('escape', leave, { on: open })
  return (
    <div className={css['box']}>
      <button
        ref={opener}
        type="button"
        className={css['bell']}
        aria-label={count > 0 ? t('bell', { count }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <IconBell size={18} stroke={1.75} aria-hidden />
        {count > 0 && (
          <span className={`${css['count']} figures`} aria-hidden>
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </button>
      {open && <panel.Part count={count} onLeave={leave} onGone={close} onMissing={leave} />}
    </div>
  )
}
