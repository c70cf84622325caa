import { callsOf } from '#contract/kit/endpoint.ts'
import type { messageSchemas } from '#contract/message/message.ts'

export const messageCalls = callsOf<typeof messageSchemas>()({
  removeMany: {
    method: 'DELETE',
    path: '/api/items/message',
    can: 'message.delete',
    envelope: true,
    summary: 'Removes messages for oneself; for everybody by whoever writes them (specification, section 7)',
  },
  removeOne: {
    method: 'DELETE',
    path: '/api/delete/comunication/:id',
    can: 'message.delete',
    envelope: true,
    summary: 'Removes one message like `items/message` (specification, section 7)',
  },
  unremove: {
    method: 'POST',
    path: '/api/messages/restore',
    can: 'message.delete',
    summary: 'Takes a removal of messages back',
  },
  read: {
    method: 'POST',
    path: '/api/messages/:id/read',
    can: 'message.read',
    summary: 'Marks a message that one received as read; the first time counts',
  },
  answer: {
    method: 'POST',
    path: '/api/messages/:id/answer',
    can: 'message.read',
    summary: 'Accepts or declines a message that wants an answer, once',
    refuses: [409],
  },
  receivers: {
    method: 'GET',
    path: '/api/messages/:id/receivers',
    can: 'message.seeRecipients',
    shows: ['message'],
    summary: 'Who received a message, saw it, accepted or declined it, and when',
  },
  remind: {
    method: 'POST',
    path: '/api/messages/:id/remind',
    can: 'message.changeStatus',
    summary: 'Reminds those who have not seen a message, or not answered it where it wants an answer',
    refuses: [409],
  },
})
