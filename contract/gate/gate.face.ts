import type { Face } from '#contract/kit/face.ts'

export const gateFace = {
  thing: 'gate',
  title: ['Gates', 'Gates'],
  group: 'work',
  acts: {
    // 3 has no venture route, but approves its gates on the client dashboard.
    open: [1, 3, 4, 5, 7],
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
    restore: [1, 7],
    deliver: [1, 7],
    // The terms give the five days to the partner, the client dashboard gives them to the client.
    approve: [1, 3, 5, 7],
    contest: [1, 3, 5, 7],
    clarify: [1, 3, 5, 7],
  },
  area: 'gate',
  screens: {
    venture: {
      gateNew: { path: '/district/:district_name/ventures/:project_id/gate/new', roles: [1, 7], help: 'gates' },
      gateShow: {
        path: '/district/:district_name/ventures/:project_id/gate/:gate_id/show',
        roles: [1, 4, 5, 7],
        help: 'gates',
      },
    },
  },
  people: {
    'gates.decided_by': 'keep',
    'gates.delivered_by': 'keep',
    'gate_questions.asked_by': 'own',
    'gate_questions.answered_by': 'own',
  },
} as const satisfies Face
