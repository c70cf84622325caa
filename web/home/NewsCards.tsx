import { Destinations } from '#web/home/cards/Destinations.tsx'
import { SupportNews } from '#web/home/cards/SupportNews.tsx'
import { Unread } from '#web/home/cards/Unread.tsx'

/** Beside the work of others, for who runs no loops: what is new, and the ways on. */
export const NewsCards = () => (
  <>
    <Unread />
    <SupportNews />
    <Destinations few />
  </>
)
