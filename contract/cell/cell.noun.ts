import { nounOf } from '#contract/kit/list/noun.ts'
import { cellCrud, cellGates, cellList, cellPeople } from './cell.ts'
import { cellWords } from './cell.words.ts'

export const cellNoun = nounOf({
  thing: 'cell',
  words: cellWords,
  list: cellList,
  crud: cellCrud,
  lookups: { gates: cellGates, people: cellPeople },
  routes: {
    // Cells are listed within their gates, gates within their ventures.
    list: ['projectList', 'workstationVentures', 'prolabVentures', 'headquarter'],
    create: 'cellNew',
    show: 'cellShow',
    params: { project_id: 'venture_id', gate_id: 'gate_id', cell_id: 'id' },
  },
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
