import { words } from '#contract/kit/words.ts'

/** What an export of loops says beyond the words of Loop Center. */
export const loopSheetWords = words('loopSheet', {
  title: ['Horas por loop', 'Hours by loop'],
  file: ['loops', 'loops'],
  ajustes: ['Justificativa do ajuste', 'Reason for the adjustment'],
})
