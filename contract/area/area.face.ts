import type { Face } from '#contract/kit/face.ts'

export const areaFace = {
  thing: 'area',
  title: ['Áreas de atuação', 'Areas of expertise'],
  group: 'people',
  acts: { open: [1], create: [1], edit: [1], delete: [1] },
  area: 'area',
  scope: 'catalog',
  screens: {
    hub: {
      areaList: {
        path: '/district/hub/area/index',
        roles: [1],
        purpose: ['No que as pessoas são especialistas.', 'What people are good at.'],
        synonyms: 'especialidades skills habilidades',
        help: 'teclado-nas-listas',
      },
      areaNew: { path: '/area/new', roles: [1], help: 'pessoas', spellings: ['/district/hub/area/new'] },
      areaShow: { path: '/area/show/:id', roles: [1], help: 'pessoas', spellings: ['/district/hub/area/show/:id'] },
      areaEdit: { path: '/area/edit/:id', roles: [1], help: 'pessoas', spellings: ['/district/hub/area/edit/:id'] },
    },
  },
} as const satisfies Face
