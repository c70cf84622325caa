import {
  IconBell,
  IconCheck,
  IconClockPause,
  IconLifebuoy,
  IconLock,
  IconTag,
  IconTrash,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notification/notification.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { routes } from '#contract/routes/all.ts'
import { findRoute, mayOpen } from '#contract/routes/match.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { useSession } from '#web/kit/session/session.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './NoteItem.module.css'

const icons: Readonly<Record<string, Icon>> = {
  loopForced: IconClockPause,
  loopRetyped: IconTag,
  loopDeleted: IconTrash,
  registrationWaiting: IconUserPlus,
  supportNew: IconLifebuoy,
  supportAnswered: IconLifebuoy,
  permissionMine: IconLock,
  permissionRole: IconLock,
  permissionReset: IconLock,
}

interface NoteItemProps {
  readonly note: Notification
  readonly onFollow: () => void
  /** Without it nothing can be marked. */
  readonly onMark: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

/** One notification, linked to what it is about where the reader may open that. */
export const NoteItem = ({ note, onFollow, onMark }: NoteItemProps) => {
  const t = useWords(notificationScreenWords)
  const { role } = useSession()
  const { kind, title, link, created_at } = note
  const unread = note.read_at === null
  const Icon = icons[kind] ?? IconBell
  const route = link === null ? undefined : findRoute(link)
  const words = (
    <>
      <span className={css['icon']} aria-hidden>
        <Icon size={16} stroke={1.75} />
      </span>
      <span className={css['words']}>
        {unread && <span className="visually-hidden">{t('isUnread')} </span>}
        <span className={css['title']}>{title}</span>
        <span className={css['when']}>
          <RelativeTime when={created_at} />
        </span>
      </span>
    </>
  )
  return (
    <li className={css['note']} data-unread={unread ? true : undefined}>
      {link !== null && route && mayOpen(routes[route.name], role) ? (
        <Link data-item to={link} state={JUMP} className={css['body']} onClick={onFollow}>
          {words}
        </Link>
      ) : (
        // Reached by the arrows like the others.
        <div data-item tabIndex={-1} className={css['body']}>
          {words}
        </div>
      )}
      {unread && onMark && (
        <button
          type="button"
          className={css['mark']}
          title={t('markRead')}
          aria-label={t('markReadOf', { title })}
          onClick={onMark}
        >
          <IconCheck size={16} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  )
}
