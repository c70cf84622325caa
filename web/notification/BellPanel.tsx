import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { moveByArrows } from '#web/kit/table/panelFocus.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { NoteList } from '#web/notification/NoteList.tsx'
import css from './BellPanel.module.css'

export interface BellPanelProps {
  /** Number of unread notifications, including those of other pages. */
  readonly count: number
  /** Called when it was closed by hand: the focus returns to the bell. */
  readonly onLeave: () => void
  /** Called when it was closed by a navigation. */
  readonly onGone: () => void
}

const PHONE = '(max-width: 37.5rem)'

/** The list below the bell. */
const Popover = ({ count, onLeave, onGone }: BellPanelProps) => {
  const t = useWords(notificationScreenWords)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  /** The bell is excluded because it closes the panel by itself. */
  const isOutside = (it: EventTarget | null) => it instanceof Node && !panel.current?.parentElement?.contains(it)
  useWindowEvent('pointerdown', (event) => isOutside(event.target) && onGone())
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // From the panel itself an arrow goes to the first item; inside, the list handles it.
    if (event.target === event.currentTarget) moveByArrows(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={css['panel']}
      onKeyDown={onKeyDown}
      onBlur={(event) => isOutside(event.relatedTarget) && onGone()}
    >
      <h2 id={id} className={css['title']}>
        {t('title')}
      </h2>
      <NoteList count={count} onGone={onGone} />
    </div>
  )
}

/** The notifications: below the bell, on a phone over the whole window. */
export const BellPanel = (props: BellPanelProps) => {
  const t = useWords(notificationScreenWords)
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  if (!phone) return <Popover {...props} />
  return (
    <Dialog open edge="full" title={t('title')} onClose={props.onLeave}>
      <NoteList count={props.count} onGone={props.onGone} />
    </Dialog>
  )
}
