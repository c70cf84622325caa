import type { Face } from '#contract/kit/face.ts'

export const sectorFace = {
  thing: 'sector',
  title: ['Setores', 'Sectors'],
  group: 'people',
  acts: { open: [1], create: [1], edit: [1], delete: [1] },
  area: 'sector',
  scope: 'catalog',
  screens: {
    hub: {
      sectorList: {
        path: '/setores',
        roles: [1],
        purpose: [
          'Os setores da organização e quem responde por cada um.',
          'The sectors of the organisation and who leads each.',
        ],
        synonyms: 'departamentos departments setores department',
        help: 'teclado-nas-listas',
      },
      sectorNew: { path: '/setor/new', roles: [1], help: 'pessoas' },
      sectorShow: { path: '/setor/show/:id', roles: [1], help: 'pessoas' },
      sectorEdit: { path: '/setor/edit/:id', roles: [1], help: 'pessoas' },
    },
  },
  people: { 'sectors.lead_id': 'forget' },
} as const satisfies Face
