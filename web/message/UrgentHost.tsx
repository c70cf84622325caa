import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { findRoute } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'

const urgent = onDemand('UrgentMessage', async () => (await import('#web/message/UrgentMessage.tsx')).UrgentMessage)

/** Shows urgent messages over any page, one after the other, until each is acknowledged; the bell knows of them. */
export const UrgentHost = () => {
  const { id: userId } = useMe()
  const { viewing } = usePreview()
  const { data } = useCall(notificationCalls.unread, { userId })
  const note = data?.data.unreads.findLast((it) => it.kind === 'messageUrgent')
  const route = note && note.link !== null ? findRoute(note.link) : undefined
  const id = route?.name === 'messageShow' ? route.params['id'] : undefined
  if (id === undefined || viewing) return null
  return <urgent.Part key={id} id={id} />
}
