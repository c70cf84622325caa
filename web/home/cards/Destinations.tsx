import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useWords } from '#web/kit/words.ts'
import { ScreenList } from '#web/shell/menu/ScreenList.tsx'

/** Links to other screens; `few` leaves out those that nobody opens each day. */
export const Destinations = ({ few = false }: { few?: boolean }) => {
  const t = useWords(lobbyWords)
  return (
    <Card title={t('destinations')}>
      <ScreenList few={few} />
    </Card>
  )
}
