import { words } from '#contract/kit/words.ts'

/** Words of an export of loops that Loop Center lacks. */
export const loopSheetWords = words('loopSheet', {
  title: ['Horas por loop', 'Hours by loop'],
  file: ['loops', 'loops'],
  ajustes: ['Justificativa do ajuste', 'Reason for the adjustment'],
})
