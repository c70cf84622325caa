import { SupportNews } from '#web/home/cards/SupportNews.tsx'
import { Unread } from '#web/home/cards/Unread.tsx'

/** Beside the work of others, for who runs no loops: what is new. */
export const NewsCards = () => (
  <>
    <Unread />
    <SupportNews />
  </>
)
