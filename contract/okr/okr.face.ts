import type { Face } from '#contract/kit/face.ts'

export const okrFace = {
  thing: 'okr',
  title: ['Metas (OKR)', 'Goals (OKR)'],
  group: 'work',
  acts: {
    open: [1, 4, 5, 7],
    create: [1, 4, 5, 7],
    edit: [1, 4, 5, 7],
    checkIn: [1, 4, 5, 7],
    delete: [1, 7],
  },
  area: 'okr',
  scope: 'goals',
  screens: {
    venture: {
      goalShow: {
        path: '/district/:district_name/ventures/:project_id/goal/:uuid',
        roles: [1, 4, 5, 7],
        help: 'metas',
      },
      okrNew: {
        path: '/district/:district_name/ventures/:project_id/okr/new',
        roles: [1, 4, 5, 7],
        help: 'metas',
      },
      okrEdit: {
        path: '/district/:district_name/ventures/:project_id/okr/edit/:uuid',
        roles: [1, 4, 5, 7],
        help: 'metas',
      },
      goalKeyNew: {
        path: '/district/:district_name/ventures/:project_id/goal/:goal_uuid/new',
        roles: [1, 4, 5, 7],
        help: 'metas',
      },
      goalKeyEdit: {
        path: '/district/:district_name/ventures/:project_id/goal/key/edit/:uuid',
        roles: [1, 4, 5, 7],
        help: 'metas',
      },
    },
  },
  people: { 'goals.owner_id': 'keep', 'goal_check_ins.by_id': 'own' },
} as const satisfies Face
