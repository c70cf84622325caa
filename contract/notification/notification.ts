import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam } from '#contract/kit/page.ts'

const id = z.number().int()

const notification = z.object({
  id,
  /** Said in the reader's language. */
  title: z.string(),
  link: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
})

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
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    can: 'login',
    summary: 'Marks notifications as read: those given, or all',
    input: z.object({ ids: z.array(id.min(1)).max(200).optional() }),
    output: z.object({ read: z.number().int() }),
  }),
}
