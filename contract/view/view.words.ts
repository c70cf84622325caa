import { words } from '#contract/kit/words.ts'

/** Words of the server about saved views; the switcher's are in viewScreen.words.ts. */
export const viewWords = words('view', {
  unknownTable: ['Esta lista não guarda visões.', 'This list keeps no views.'],
  nameTaken: ['Você já tem uma visão com este nome.', 'You already have a view with this name.'],
  notYours: [
    'Só quem criou esta visão ou um administrador pode alterá-la.',
    'Only whoever created this view, or an administrator, can change it.',
  ],
  tooMany: [
    'Você já tem {{max}} visões desta lista. Exclua alguma antes.',
    'You already have {{max}} views of this list. Delete one first.',
  ],
  tooBig: ['Há filtros demais para uma visão.', 'There are too many filters for one view.'],
  unknownColumn: ['Esta lista não tem essa coluna.', 'This list has no such column.'],
  columnTwice: ['Esta coluna já está na lista.', 'This column is in the list already.'],
  deleted: ['Visão excluída.', 'View deleted.'],
})
