import type { Face } from '#contract/kit/face.ts'

export const demandaFace = {
  thing: 'demanda',
  title: ['Demandas', 'Demands'],
  group: 'work',
  acts: {
    open: [1, 3, 5],
    // 3 and 5 see the demands they made.
    seeAll: [1],
    create: [3, 5],
    edit: [1],
    delete: [1, 3, 5],
    changeStatus: [1],
    convert: [1],
    // Ours (docs/decisions/188): whoever sells follows what was asked, without opening it.
    follow: [9],
  },
  area: 'demand',
  scope: 'demands',
  screens: {
    hub: {
      demandaList: {
        path: '/district/hub/demandas',
        roles: [1],
        after: 'clientList',
        purpose: ['O que clientes e parceiros pediram.', 'What clients and partners asked for.'],
        synonyms: 'pedidos requests solicitacoes demand',
        help: 'entregas',
      },
      demandaShow: {
        path: '/demanda/show/:id',
        roles: [1],
        help: 'entregas',
        spellings: ['/district/hub/demanda/show/:id'],
      },
      demandaNew: { path: '/demanda/new', roles: 'login', help: 'entregas', spellings: ['/district/hub/demanda/new'] },
      // Ours (docs/decisions/061): a demand as its author sees it.
      demandaMine: { path: '/demanda/mine/:id', roles: [3, 5], help: 'entregas' },
    },
  },
  people: { 'demands.author_id': 'own', 'demands.decided_by_id': 'keep' },
} as const satisfies Face
