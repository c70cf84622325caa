import type { Face } from '#contract/kit/face.ts'

/** Weeks of payment; ours (docs/decisions/163). */
export const weekFace = {
  thing: 'week',
  title: ['Fechamento da semana', 'Week closing'],
  group: 'work',
  acts: { open: [1, 4, 7], review: [1, 7], close: [1] },
  area: 'loop',
  screens: {
    workstation: {
      weekList: {
        path: '/district/workstation/weeks',
        roles: [1, 4, 7],
        purpose: [
          'O que cada semana paga: confirmar, devolver e fechar as horas.',
          'What each week pays: confirm, return and close its hours.',
        ],
        synonyms:
          'fechamento fechar semana confirmar devolver horas closing week confirm return approve timesheet pagamento payroll',
        help: 'semana-de-pagamento',
      },
      weekShow: { path: '/district/workstation/weeks/:id', roles: [1, 4, 7], help: 'semana-de-pagamento' },
    },
  },
  people: {
    'weeks.user_id': 'own',
    'weeks.closed_by_id': 'keep',
    'loops.returned_by_id': 'keep',
    'loops.left_out_by_id': 'keep',
  },
} as const satisfies Face
