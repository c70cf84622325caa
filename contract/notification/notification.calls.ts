import { callsOf } from '#contract/kit/endpoint.ts'
import type { notificationSchemas } from '#contract/notification/notification.ts'

export const notificationCalls = callsOf<typeof notificationSchemas>()({
  unread: {
    method: 'GET',
    path: '/api/getNotificacaoNaoLida/:userId',
    shows: ['my.notification'],
    can: 'login',
    envelope: true,
    summary: 'Unread notifications of the signed-in person, the newest first',
  },
  list: {
    method: 'GET',
    path: '/api/notifications',
    shows: ['my.notification'],
    can: 'login',
    summary: 'Notifications of the signed-in person, read ones too, the newest first',
  },
  read: {
    method: 'POST',
    path: '/api/notifications/read',
    can: 'login',
    summary: 'Marks notifications as read: those given, all up to one, or all',
  },
})
