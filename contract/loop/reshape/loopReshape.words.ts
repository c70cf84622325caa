import { words } from '#contract/kit/words.ts'

/** Words of splitting, moving, merging and copying a loop. */
export const loopReshapeWords = words('loopReshape', {
  change: ['Mudar', 'Change'],
  split: ['Dividir', 'Split'],
  splitTitle: ['Dividir este loop', 'Split this loop'],
  splitBody: [
    'O loop termina na hora escolhida e outro igual começa ali. As horas pagas continuam as mesmas: se o arredondamento as mudasse, a divisão fica no décimo de hora mais próximo.',
    'The loop ends at the chosen time and a new one like it starts there. Paid hours stay the same: if rounding would change them, the split moves to the nearest tenth of an hour.',
  ],
  splitDone: ['Loop dividido em dois.', 'Loop split in two.'],
  move: ['Mover para outro átomo', 'Move to another atom'],
  moveTitle: ['Mover este loop', 'Move this loop'],
  moveDone: ['Loop movido.', 'Loop moved.'],
  merge: ['Juntar com o vizinho', 'Merge with the loop next to it'],
  mergeTitle: ['Juntar este loop', 'Merge this loop'],
  mergeBody: [
    'Os dois viram um loop só. A pausa entre eles não conta: o fim recua o que ela durou.',
    'The two become one loop. The break between them does not count, so the end moves back by as much.',
  ],
  mergeNone: [
    'Não há vizinho para juntar: é preciso um loop concluído no mesmo átomo, a no máximo 5 minutos deste.',
    'There is nothing to merge with: you need a finished loop on the same atom, at most 5 minutes away.',
  ],
  gap: ['Pausa de {{time}}, que não conta', 'A break of {{time}}, which does not count'],
  touching: ['Sem pausa', 'No break'],
  mergeWith: ['Juntar com {{from}} – {{to}}', 'Merge with {{from}} – {{to}}'],
  mergeDone: ['Loops juntados.', 'Loops merged.'],
  duplicate: ['Copiar para outro dia', 'Copy to another day'],
  duplicateTitle: ['Copiar este loop', 'Copy this loop'],
  duplicateBody: [
    'Um loop novo, com a mesma duração, o mesmo átomo e a mesma descrição. A pessoa é avisada.',
    'A new loop with the same length, atom and description. The person is notified.',
  ],
  duplicateDone: ['Loop copiado.', 'Loop copied.'],
  askCopy: ['Pedir igual em outro dia', 'Request a copy on another day'],
  undone: ['Desfeito.', 'Undone.'],
  field_at: ['Hora da divisão', 'Split at'],
  hint_at: ['Entre {{from}} e {{to}}', 'Between {{from}} and {{to}}'],
  field_atomo_id: ['Átomo', 'Atom'],
  field_inicio: ['Novo início', 'New start'],
  field_ajustes: ['Justificativa', 'Reason'],
  notConcluded: [
    'Só um loop concluído se divide, move, junta ou copia: conclua este primeiro.',
    'Only a finished loop can be split, moved, merged or copied: finish this one first.',
  ],
  badSplit: [
    'Escolha uma hora dentro do loop, a pelo menos 6 minutos do início e do fim.',
    'Choose a time within the loop, at least 6 minutes from its start and end.',
  ],
  sameAtom: ['O loop já está neste átomo.', 'The loop is already on this atom.'],
  notNeighbours: [
    'Estes dois loops não se juntam: precisam ser da mesma pessoa e do mesmo átomo, sem outro entre eles e com no máximo 5 minutos de pausa.',
    'These two loops cannot be merged: they must belong to the same person and atom, with no other loop between them and a break of at most 5 minutes.',
  ],
  differ: [
    'Estes dois loops não se juntam: um foi devolvido ou deixado fora do pagamento, ou o tipo ou o valor da hora é outro.',
    'These two loops cannot be merged: one was returned or left out of the payment, or their types or hourly rates differ.',
  ],
  longText: [
    'As duas descrições juntas passam de 300 caracteres: encurte uma antes.',
    'The two descriptions together exceed 300 characters: shorten one of them first.',
  ],
})
