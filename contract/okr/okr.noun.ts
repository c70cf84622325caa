import { nounOf } from '#contract/kit/list/noun.ts'
import { goalCrud, goalList, goalOwners, goalParents, goalVentures } from './okr.ts'
import { okrWords } from './okr.words.ts'

export const okrNoun = nounOf({
  thing: 'okr',
  words: okrWords,
  list: goalList,
  crud: goalCrud,
  lookups: { ventures: goalVentures, owners: goalOwners, parents: goalParents },
  routes: {
    list: 'workstationVentures',
    show: 'goalShow',
    edit: 'okrEdit',
    params: { project_id: 'venture_id', uuid: 'uuid' },
  },
  traits: ['comments', 'labels', 'watchers', 'attachments'],
})
