import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, pageInput, pageOf } from '#contract/kit/page.ts'

const id = z.number().int()
const { page, per_page } = pageInput(['created_at'])

const notification = z.object({
  id,
  /** Its word without the noun, as in `loopForced`. */
  kind: z.string(),
  /** Said in the reader's language. */
  title: z.string(),
  /** Path of the screen behind the `#`. */
  link: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
})
export type Notification = z.output<typeof notification>

export const notificationCalls = {
  unread: endpoint({
    method: 'GET',
    path: '/api/getNotificacaoNaoLida/:userId',
    can: 'login',
    envelope: true,
    summary: 'Unread notifications of the signed-in person, the newest first',
    input: z.object({ userId: idParam }),
    output: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ unreads: z.array(notification), count: z.number().int() }),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    can: 'login',
    summary: 'Notifications of the signed-in person, read ones too, the newest first',
    input: z.object({
      page,
      per_page,
      /** Only those older than this one, so that what arrives meanwhile shifts no page; `total` counts these. */
      before: idParam.optional(),
      only: z.enum(['unread']).optional(),
    }),
    output: pageOf(notification),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    can: 'login',
    summary: 'Marks notifications as read: those given, all up to one, or all',
    input: z.object({
      ids: z.array(id.min(1)).max(200).optional(),
      /** The newest that was seen: what came after it stays unread. */
      until: id.min(1).optional(),
    }),
    output: z.object({ read: z.number().int() }),
  }),
}
