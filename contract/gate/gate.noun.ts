import { nounOf } from '#contract/kit/list/noun.ts'
import { gateCrud, gateList, gateVentures } from './gate.ts'
import { gateWords } from './gate.words.ts'

export const gateNoun = nounOf({
  thing: 'gate',
  words: gateWords,
  list: gateList,
  crud: gateCrud,
  lookups: { ventures: gateVentures },
  routes: {
    // Gates are listed within their ventures.
    list: ['projectList', 'workstationVentures', 'prolabVentures', 'headquarter'],
    create: 'gateNew',
    show: ['gateShow', 'headquarterGate'],
    params: { project_id: 'venture_id', gate_id: 'id' },
  },
  traits: ['comments', 'labels', 'watchers', 'relations', 'attachments'],
})
