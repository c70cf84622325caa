import { words } from '#contract/kit/words.ts'

/** Words of billing atoms. */
export const billWords = words('orderBill', {
  bill: ['Faturar', 'Bill'],
  ask_one: ['Faturar {{count}} átomo?', 'Bill {{count}} atom?'],
  ask_other: ['Faturar {{count}} átomos?', 'Bill {{count}} atoms?'],
  becomes_one: [
    'Será criada {{count}} ordem de pagamento com os loops concluídos.',
    '{{count}} payment order is created with the finished loops.',
  ],
  becomes_other: [
    'Serão criadas {{count}} ordens de pagamento, uma por pessoa, com os loops concluídos.',
    '{{count}} payment orders are created, one for each person, with the finished loops.',
  ],
  left_one: [
    '{{count}} dos selecionados não está aprovado e fica de fora.',
    '{{count}} selected atom is not approved and is left out.',
  ],
  left_other: [
    '{{count}} dos selecionados não estão aprovados e ficam de fora.',
    '{{count}} selected atoms are not approved and are left out.',
  ],
  none: ['Nenhum dos selecionados está aprovado.', 'None of the selected atoms is approved.'],
  refused: ['Nada foi faturado', 'Nothing was billed'],
})
