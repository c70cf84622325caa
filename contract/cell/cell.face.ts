import type { Face } from '#contract/kit/face.ts'

export const cellFace = {
  thing: 'cell',
  title: ['Cells', 'Cells'],
  group: 'work',
  acts: {
    open: [1, 4, 5, 7],
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
    restore: [1, 7],
  },
  area: 'cell',
  screens: {
    venture: {
      cellNew: {
        path: '/district/:district_name/ventures/:project_id/gate/:gate_id/cell/new',
        roles: [1, 7],
        help: 'gates',
      },
      cellShow: {
        path: '/district/:district_name/ventures/:project_id/cell/:cell_id/show',
        roles: [1, 4, 5, 7],
        help: 'gates',
      },
    },
  },
  people: { 'cells.responsavel_id': 'forget' },
} as const satisfies Face
