import { nounOf } from '#contract/kit/list/noun.ts'
import { incidentCrud, incidentList } from './incident.ts'
import { incidentWords } from './incident.words.ts'

export const incidentNoun = nounOf({
  thing: 'incident',
  words: incidentWords,
  list: incidentList,
  crud: incidentCrud,
  routes: { list: 'incidentList', create: 'incidentNew', show: 'incidentShow', edit: 'incidentEdit' },
})
