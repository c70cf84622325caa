import { signedInRoles } from '#contract/access/roles.ts'
import type { Face } from '#contract/kit/face.ts'

/** What the organisation tells its people (docs/decisions/196). */
export const messageFace = {
  thing: 'message',
  title: ['Comunicações', 'Messages'],
  group: 'place',
  acts: {
    // The routes of the list and of one message admit any signed-in role; clients are a recipient type.
    read: signedInRoles,
    // The table's row action, by section 6.
    open: [1, 4, 5, 7, 9, 10],
    create: [1],
    edit: [1],
    delete: [1, 4, 5, 7, 9, 10],
    changeStatus: [1],
    seeRecipients: [1],
  },
  area: 'message',
  scope: 'messages',
  screens: {
    hub: {
      messageList: {
        path: '/district/hub/comunicacao/index',
        roles: 'login',
        purpose: ['O que a organização comunica a você.', 'What the organisation tells you.'],
        synonyms:
          'comunicacoes comunicado comunicados aviso avisos mensagem mensagens recado lembrete messages message announcement announcements communication memo reminder',
        help: 'comunicacoes',
      },
      messageShow: {
        path: '/district/hub/comunicacao/show/:id',
        roles: 'login',
        spellings: ['/comunicacao/show/:id'],
        help: 'comunicacoes',
      },
      messageNew: {
        path: '/comunicacao/new',
        roles: [1],
        spellings: ['/district/hub/comunicacao/new'],
        synonyms: 'nova comunicacao comunicado aviso avisar anunciar new message announcement announce tell everybody',
        help: 'comunicacoes',
      },
    },
  },
  people: {
    'messages.author_id': 'keep',
    // Without their person they would be the organisation's.
    'messages.system_for_id': 'erase',
    'message_recipients.user_id': 'own',
  },
} as const satisfies Face
