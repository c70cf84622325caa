import { Button } from '@mantine/core'
import { IconBellOff, IconChecks } from '@tabler/icons-react'
import { useState, type MouseEvent } from 'react'
import type { Notification } from '#contract/notification/notification.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { moveByArrows } from '#web/kit/table/panelFocus.ts'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { byDay } from '#web/notification/byDay.ts'
import { keepFocus } from '#web/notification/keepFocus.ts'
import { NoteItem } from '#web/notification/NoteItem.tsx'
import { useNotes } from '#web/notification/useNotes.ts'
import css from './NoteList.module.css'

interface NoteListProps {
  readonly count: number
  readonly onGone: () => void
}

/** One's notifications by day: to follow, to mark as read, older ones on demand. */
export const NoteList = ({ count, onGone }: NoteListProps) => {
  const t = useWords(notificationScreenWords)
  const f = useFormat()
  const [only, setOnly] = useState<'unread'>()
  const { list, rows: known, mayMark, markRead, markAllRead } = useNotes(only)
  const rows = known?.filter((it) => only === undefined || it.read_at === null)
  const mark = (note: Notification) => (event: MouseEvent<HTMLElement>) => {
    keepFocus(event, only !== undefined)
    markRead(note)
  }
  const body = () => {
    if (!rows && list.error)
      return <ErrorState error={list.error} retry={() => void list.refetch()} retrying={list.isFetching} />
    if (!rows) return <Loading rows={5} />
    if (rows.length === 0)
      return (
        <EmptyState
          icon={IconBellOff}
          title={t(only ? 'allReadTitle' : 'noneTitle')}
          body={t(only ? 'allReadBody' : 'noneBody')}
        />
      )
    return byDay(rows, f).map(({ day, label, notes }) => (
      <section key={day} aria-label={label(t)}>
        <h3 className={css['day']}>{label(t)}</h3>
        <ul className={css['notes']}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onFollow={() => {
                if (mayMark) markRead(note)
                onGone()
              }}
              onMark={mayMark ? mark(note) : undefined}
            />
          ))}
        </ul>
      </section>
    ))
  }
  return (
    // Arrows go from one to the next; each of them is a link of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css['list']} data-notes onKeyDown={moveByArrows}>
      <div className={css['tools']}>
        <Segments
          label={t('show')}
          name="notes"
          value={only}
          choices={[
            { key: undefined, label: t('all') },
            { key: 'unread', label: t('unread'), count },
          ]}
          onChange={setOnly}
        />
        {mayMark && count > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
              markAllRead()
            }}
          >
            {t('markAllRead')}
          </Button>
        )}
      </div>
      <div className={css['scroll']} aria-busy={list.isFetching}>
        {body()}
        {list.hasNextPage && (
          <Button
            fullWidth
            variant="subtle"
            color="gray"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}
