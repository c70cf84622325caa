import type { Face } from '#contract/kit/face.ts'

export const looperTypeFace = {
  thing: 'looperType',
  title: ['Tipos de looper', 'Looper types'],
  group: 'people',
  acts: { open: [1], create: [1], edit: [1], delete: [1] },
  area: 'looperType',
  scope: 'catalog',
  screens: {
    hub: {
      looperTypeList: {
        path: '/tipo-looper/index',
        roles: [1],
        purpose: ['Que tipos de looper há e o valor da hora.', 'Looper types and their hourly rates.'],
        synonyms: 'tarifa tarifas valor rate rates custo cost',
        help: 'teclado-nas-listas',
      },
      looperTypeNew: { path: '/tipo-looper/new', roles: [1], help: 'pessoas' },
      looperTypeShow: { path: '/tipo-looper/show/:id', roles: [1], help: 'pessoas' },
    },
  },
} as const satisfies Face
