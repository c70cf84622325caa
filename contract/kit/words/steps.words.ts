import { words } from '#contract/kit/words.ts'

/** Words of steps that are taken on several records of a list. */
export const stepsWords = words('steps', {
  tooMany: ['No máximo {{max}} registros de uma vez.', 'At most {{max}} records at once.'],
  none: [
    'Nenhum dos selecionados permite isto na situação em que está.',
    'None of the selected ones allows this in its present status.',
  ],
  applies_one: ['Vale para {{count}} registro.', 'Applies to {{count}} record.'],
  applies_other: ['Vale para {{count}} registros.', 'Applies to {{count}} records.'],
  left_one: [
    '{{count}} selecionado fica de fora: a situação dele não permite isto.',
    '{{count}} selected one is left out: its status does not allow this.',
  ],
  left_other: [
    '{{count}} selecionados ficam de fora: a situação deles não permite isto.',
    '{{count}} selected ones are left out: their status does not allow this.',
  ],
  refused: ['“{{name}}”: {{why}} Nada foi alterado.', '“{{name}}”: {{why}} Nothing was changed.'],
})
