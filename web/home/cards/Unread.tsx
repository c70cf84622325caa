import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useWords } from '#web/kit/words.ts'
import { UnreadList } from '#web/notification/UnreadList.tsx'

/** Unread notifications. */
export const Unread = () => {
  const t = useWords(lobbyWords)
  return (
    <Card title={t('unread')}>
      <UnreadList />
    </Card>
  )
}
