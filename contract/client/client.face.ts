import type { Face } from '#contract/kit/face.ts'

export const clientFace = {
  thing: 'client',
  title: ['Clientes', 'Clients'],
  group: 'people',
  acts: {
    open: [1, 7],
    create: [1, 3, 7],
    edit: [1, 7],
    delete: [1, 7],
    restore: [1, 7],
  },
  area: 'client',
  screens: {
    hub: {
      clientList: {
        path: '/district/hub/clientes',
        roles: [1, 7],
        after: 'entregaList',
        purpose: ['Empresas clientes, contatos e acessos.', 'Client companies, contacts and access.'],
        synonyms: 'empresas empresa companies company customers customer contatos contacts clientes',
        help: 'clientes',
      },
      clientNew: { path: '/cliente/new', roles: [1, 7], help: 'clientes', spellings: ['/district/hub/cliente/new'] },
      clientShow: {
        path: '/cliente/show/:id',
        roles: [1, 7],
        help: 'clientes',
        spellings: ['/district/hub/cliente/show/:id'],
      },
      clientAccessNew: { path: '/cliente/acesso/new/:clienteid', roles: [1, 7], help: 'clientes' },
      clientAccessShow: { path: '/cliente/acesso/show/:id', roles: [1, 7], help: 'clientes' },
    },
  },
  people: { 'client_accesses.created_by': 'keep', 'client_file_shares.by_id': 'keep' },
} as const satisfies Face
