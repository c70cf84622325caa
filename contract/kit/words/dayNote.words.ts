import { words } from '#contract/kit/words.ts'

/** What a date field says of the day that was chosen. */
export const dayNoteWords = words('dayNote', {
  holiday: ['Feriado: {{name}}', 'Holiday: {{name}}'],
  saturday: ['Sábado', 'Saturday'],
  sunday: ['Domingo', 'Sunday'],
})
