import type { Face } from '#contract/kit/face.ts'

/** A person's week of loops as a sheet and as a picture; ours (docs/decisions/167). */
export const sheetFace = {
  thing: 'sheet',
  title: ['Semana', 'Week'],
  group: 'work',
  acts: { open: [1, 2, 4, 7], edit: [1, 4, 7] },
  area: 'loop',
  screens: {
    workstation: {
      weekSheet: {
        path: '/district/workstation/week',
        roles: [1, 2, 4, 7],
        purpose: [
          'A semana em horas por átomo e dia, ou desenhada no relógio.',
          'The week in hours by atom and day, or drawn along the clock.',
        ],
        synonyms: 'semana week sheet timesheet folha grade lancar horas preencher dia day picture desenho calendario',
        help: 'semana',
      },
    },
  },
} as const satisfies Face
