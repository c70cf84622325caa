import { words } from '#contract/kit/words.ts'

/** What is said when many loops are worked on at once. */
export const loopBulkWords = words('loopBulk', {
  noSelection: ['Escolha os loops por seleção ou por filtro.', 'Choose the loops by selection or by filter.'],
  tooMany: [
    'São {{count}} loops; altere no máximo {{max}} de cada vez.',
    'That is {{count}} loops; change at most {{max}} at a time.',
  ],

  changeType: ['Mudar tipo', 'Change type'],
  title_one: ['Mudar o tipo de {{count}} loop', 'Change the type of {{count}} loop'],
  title_other: ['Mudar o tipo de {{count}} loops', 'Change the type of {{count}} loops'],
  chooseType: ['Escolha o novo tipo para ver o que muda.', 'Choose the new type to see what changes.'],
  willChange_one: ['{{count}} loop muda para {{type}}.', '{{count}} loop changes to {{type}}.'],
  willChange_other: ['{{count}} loops mudam para {{type}}.', '{{count}} loops change to {{type}}.'],
  nothingChanges: ['Nenhum loop muda.', 'No loop changes.'],
  willStay_one: ['{{count}} fica como está:', '{{count}} stays as it is:'],
  willStay_other: ['{{count}} ficam como estão:', '{{count}} stay as they are:'],
  reason_running_one: ['{{count}} em andamento', '{{count}} running'],
  reason_running_other: ['{{count}} em andamento', '{{count}} running'],
  reason_unadjusted_one: ['{{count}} espera ajuste', '{{count}} waiting for an adjustment'],
  reason_unadjusted_other: ['{{count}} esperam ajuste', '{{count}} waiting for an adjustment'],
  reason_locked_one: ['{{count}} em ordem de pagamento', '{{count}} on a payment order'],
  reason_locked_other: ['{{count}} em ordem de pagamento', '{{count}} on a payment order'],
  reason_same_one: ['{{count}} já é desse tipo', '{{count}} already of this type'],
  reason_same_other: ['{{count}} já são desse tipo', '{{count}} already of this type'],
  reason_gone_one: ['{{count}} não existe mais', '{{count}} no longer there'],
  reason_gone_other: ['{{count}} não existem mais', '{{count}} no longer there'],
  reason_changed_one: ['{{count}} mudou desde então', '{{count}} changed since then'],
  reason_changed_other: ['{{count}} mudaram desde então', '{{count}} changed since then'],
  change_one: ['Mudar {{count}} loop', 'Change {{count}} loop'],
  change_other: ['Mudar {{count}} loops', 'Change {{count}} loops'],
  changed_one: ['{{count}} loop agora é {{type}}.', '{{count}} loop is now {{type}}.'],
  changed_other: ['{{count}} loops agora são {{type}}.', '{{count}} loops are now {{type}}.'],
  undone_one: ['O tipo de {{count}} loop voltou ao que era.', 'The type of {{count}} loop is back as it was.'],
  undone_other: ['O tipo de {{count}} loops voltou ao que era.', 'The types of {{count}} loops are back as they were.'],
})
