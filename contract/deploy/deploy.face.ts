import type { Face } from '#contract/kit/face.ts'

export const deployFace = {
  thing: 'deploy',
  title: ['Deploys', 'Deploys'],
  group: 'work',
  // The specification names its screens alone: who works on ventures records them (docs/decisions/063).
  acts: { open: [1, 2, 4, 7], create: [1, 2, 4, 7], edit: [1, 2, 4, 7], delete: [1, 7] },
  area: 'venture',
  screens: {
    workstation: {
      // Ours, as the specification only names its screens (docs/decisions/063).
      deployList: { path: '/district/workstation/deploys', roles: [1, 2, 4, 7], help: 'entregas' },
      deployNew: { path: '/district/workstation/deploys/new', roles: [1, 2, 4, 7], help: 'entregas' },
      deployShow: { path: '/district/workstation/deploys/:id', roles: [1, 2, 4, 7], help: 'entregas' },
    },
  },
  people: { 'deploys.by_id': 'keep' },
} as const satisfies Face
