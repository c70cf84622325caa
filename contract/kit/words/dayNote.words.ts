import { words } from '#contract/kit/words.ts'

/** Notes of a date field on the chosen day. */
export const dayNoteWords = words('dayNote', {
  holiday: ['Feriado: {{name}}', 'Holiday: {{name}}'],
  saturday: ['Sábado', 'Saturday'],
  sunday: ['Domingo', 'Sunday'],
})
