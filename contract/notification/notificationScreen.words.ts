import { words } from '#contract/kit/words.ts'

/** The bell and its list. */
export const notificationScreenWords = words('notificationScreen', {
  title: ['Notificações', 'Notifications'],
  open: ['Abrir notificações', 'Open notifications'],
  bell_one: ['Notificações, {{count}} não lida', 'Notifications, {{count}} unread'],
  bell_other: ['Notificações, {{count}} não lidas', 'Notifications, {{count}} unread'],
  several: ['{{count}} novas notificações', '{{count}} new notifications'],
  all: ['Todas', 'All'],
  unread: ['Não lidas', 'Unread'],
  show: ['Mostrar', 'Show'],
  isUnread: ['Não lida:', 'Unread:'],
  today: ['Hoje', 'Today'],
  yesterday: ['Ontem', 'Yesterday'],
  markRead: ['Marcar como lida', 'Mark as read'],
  markReadOf: ['Marcar como lida: {{title}}', 'Mark as read: {{title}}'],
  markAllRead: ['Marcar todas como lidas', 'Mark all as read'],
  more: ['Mostrar mais antigas', 'Show older ones'],
  noneTitle: ['Nada por aqui', 'Nothing here'],
  noneBody: [
    'O que acontecer com os seus loops, mensagens e permissões aparece aqui.',
    'News about your loops, messages and permissions appears here.',
  ],
  allReadTitle: ['Tudo lido', 'All caught up'],
  allReadBody: ['Você não tem notificações não lidas.', 'You have no unread notifications.'],
})
