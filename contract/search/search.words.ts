import { words } from '#contract/kit/words.ts'

export const searchWords = words('search', {
  thing_projeto: ['Ventures', 'Ventures'],
  thing_gate: ['Gates', 'Gates'],
  thing_cell: ['Cells', 'Cells'],
  thing_atom: ['Átomos', 'Atoms'],
  thing_entrega: ['Entregas', 'Deliverables'],
  thing_particle: ['Partículas', 'Particles'],
})
