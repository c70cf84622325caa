import { words } from '#contract/kit/words.ts'

/** What is said when many loops are worked on at once. */
export const loopBulkWords = words('loopBulk', {
  noSelection: ['Escolha os loops por seleção ou por filtro.', 'Choose the loops by selection or by filter.'],
  tooMany: [
    'São {{count}} loops; altere no máximo {{max}} de cada vez.',
    'These are {{count}} loops; change at most {{max}} at a time.',
  ],
})
