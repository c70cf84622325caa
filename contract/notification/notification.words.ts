import { words } from '#contract/kit/words.ts'

export const notificationWords = words('notification', {
  loopForced: [
    'Seu loop em “{{atomo}}” foi parado por inatividade. Informe quando você realmente parou.',
    'Your loop on “{{atomo}}” was stopped for inactivity. Tell when you really stopped.',
  ],
  supportNew: ['{{name}} escreveu ao suporte: {{subject}}', '{{name}} wrote to support: {{subject}}'],
  supportAnswered: ['O suporte respondeu: {{subject}}', 'Support answered: {{subject}}'],
  title: ['Notificações', 'Notifications'],
  none: ['Nada novo por aqui.', 'Nothing new here.'],
  markRead: ['Marcar como lida', 'Mark as read'],
  markAllRead: ['Marcar todas como lidas', 'Mark all as read'],
  unread_one: ['{{count}} não lida', '{{count}} unread'],
  unread_other: ['{{count}} não lidas', '{{count}} unread'],
})
