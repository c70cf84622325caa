import { notificationCalls } from '#contract/notification/notification.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { Card } from '#web/home/Card.tsx'
import { useCall } from '#web/kit/query.ts'
import { useMe } from '#web/kit/session.ts'
import { Answer } from '#web/kit/ui/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { keepFocus } from '#web/notification/keepFocus.ts'
import { NoteItem } from '#web/notification/NoteItem.tsx'
import { useMarking } from '#web/notification/useMarking.ts'
import list from './HomeList.module.css'
import css from './Unread.module.css'

const SHOWN = 5

/** The newest of what waits under the bell, by the bell's own answer. */
export const Unread = () => {
  const t = useWords(lobbyWords)
  const n = useWords(notificationScreenWords)
  const me = useMe()
  const answer = useCall(notificationCalls.unread, { userId: me.id })
  const { mayMark, markRead } = useMarking()
  return (
    <Card title={t('unread')}>
      <Answer of={answer} rows={3}>
        {({ data: { unreads, count } }) => (
          <div data-notes tabIndex={-1} className={css['notes']}>
            {unreads.length === 0 && <p className={list['none']}>{n('allReadBody')}</p>}
            <ul className={css['list']}>
              {unreads.slice(0, SHOWN).map((it) => (
                <NoteItem
                  key={it.id}
                  note={it}
                  onFollow={() => mayMark && markRead(it)}
                  onMark={
                    mayMark
                      ? (event) => {
                          keepFocus(event, true)
                          markRead(it)
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
            {count > SHOWN && <p className={list['rest']}>{t('underBell', { shown: SHOWN, total: count })}</p>}
          </div>
        )}
      </Answer>
    </Card>
  )
}
