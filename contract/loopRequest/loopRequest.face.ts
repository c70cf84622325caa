import type { Face } from '#contract/kit/face.ts'

/** Requests for loops that no timer measured; ours (docs/decisions/162). */
export const loopRequestFace = {
  thing: 'loopRequest',
  title: ['Pedidos de loop', 'Loop requests'],
  group: 'work',
  acts: { open: [1, 4, 7], create: [1, 4, 7], edit: [1, 4, 7], decide: [1, 7] },
  area: 'loop',
  scope: 'loop-requests',
  screens: {
    workstation: {
      loopRequestList: {
        path: '/district/workstation/loop-requests',
        roles: [1, 4, 7],
        purpose: [
          'Loops que alguém pediu, e o que foi decidido.',
          'Loops that somebody asked for, and what was decided.',
        ],
        synonyms: 'pedidos pedido pedir ask requests manual horas hours aprovar approve',
        help: 'loop-a-mao',
      },
      loopRequestNew: {
        path: '/ponto/request',
        roles: [1, 4, 7],
        synonyms: 'manual lancar horas add time pedir ask request esqueci forgot',
        help: 'loop-a-mao',
      },
      loopRequestShow: { path: '/ponto/request/show/:id', roles: [1, 4, 7], help: 'loop-a-mao' },
    },
  },
  people: { 'loop_requests.user_id': 'own', 'loop_requests.decided_by_id': 'keep' },
} as const satisfies Face
