import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { whenTouched } from '#web/kit/device/touched.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useHotkey } from '#web/kit/ui/useHotkey.ts'
import { say, useWords } from '#web/kit/words.ts'
import type { BellPanelProps } from '#web/notification/BellPanel.tsx'
import { useUnread } from '#web/notification/useUnread.ts'
import css from './Bell.module.css'

const loadPanel = () => import('#web/notification/BellPanel.tsx')

/** In place of a list whose code could not be fetched. */
const NoPanel = ({ onLeave }: BellPanelProps) => {
  useEffect(() => {
    toast.error(say(uiWords, 'networkError'))
    onLeave()
  })
  return null
}

const BellPanel = lazy(() =>
  loadPanel().then(
    (it): { default: ComponentType<BellPanelProps> } => ({ default: it.BellPanel }),
    () => ({ default: NoPanel }),
  ),
)

const MOST = 99

/** How many notifications wait, and the list of them. */
export const Bell = () => {
  const t = useWords(notificationScreenWords)
  const count = useUnread()
  const [open, { toggle, close }] = useDisclosure()
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    close()
    opener.current?.focus({ preventScroll: true })
  }
  // Read before it is wanted, so that the list is at hand, also when the network is cut.
  useEffect(() => whenTouched(() => void loadPanel().catch(() => undefined)), [])
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
      <Suspense fallback={null}>{open && <BellPanel count={count} onLeave={leave} onGone={close} />}</Suspense>
    </div>
  )
}
