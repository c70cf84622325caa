import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { keepFocus } from '#web/notification/keepFocus.ts'
import { NoteItem } from '#web/notification/NoteItem.tsx'
import { useMarking } from '#web/notification/useMarking.ts'
import css from './UnreadList.module.css'

const SHOWN = 5

/** The newest of what waits under the bell, by the bell's own answer. */
export const UnreadList = () => {
  const t = useWords(lobbyWords)
  const n = useWords(notificationScreenWords)
  const me = useMe()
  const answer = useCall(notificationCalls.unread, { userId: me.id })
  const { mayMark, markRead } = useMarking()
  return (
    <Answer of={answer} rows={3}>
      {({ data: { unreads, count } }) => (
        <div data-notes tabIndex={-1} className={css['notes']}>
          {unreads.length === 0 && <p className={css['note']}>{n('allReadBody')}</p>}
          <ul className={css['list']}>
            {unreads.slice(0, SHOWN).map((unread) => (
              <NoteItem
                key={unread.id}
                note={unread}
                onFollow={() => mayMark && markRead(unread)}
                onMark={
                  mayMark
                    ? (event) => {
                        keepFocus(event, true)
                        markRead(unread)
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          {count > SHOWN && <p className={css['note']}>{t('underBell', { shown: SHOWN, total: count })}</p>}
        </div>
      )}
    </Answer>
  )
}
