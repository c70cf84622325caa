import { nounOf } from '#contract/kit/list/noun.ts'
import { atomImport } from './atom.import.ts'
import { atomCells, atomCrud, atomEntregas, atomGates, atomLabels, atomList, atomPeople, atomVentures } from './atom.ts'
import { atomWords } from './atom.words.ts'
import { atomByShortId } from './shortId.ts'

export const atomNoun = nounOf({
  thing: 'atom',
  words: atomWords,
  list: atomList,
  crud: atomCrud,
  lookups: {
    ventures: atomVentures,
    gates: atomGates,
    cells: atomCells,
    entregas: atomEntregas,
    people: atomPeople,
    labels: atomLabels,
  },
  routes: {
    list: ['atomList', 'workstationVentures', 'headquarter'],
    create: 'atomNew',
    show: ['atomShow', 'ventureAtomShow'],
    params: { project_id: 'venture_id', atom_id: 'id' },
  },
  imports: atomImport,
  byShortId: atomByShortId,
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
