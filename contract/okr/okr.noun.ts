import { nounOf } from '#contract/kit/list/noun.ts'
import { okrRoutes } from './okr.routes.ts'
import { goalCrud, goalFlow, goalList, goalOwners, goalParents, goalVentures } from './okr.ts'
import { okrWords } from './okr.words.ts'

export const okrNoun = nounOf({
  thing: 'okr',
  words: okrWords,
  list: goalList,
  crud: goalCrud,
  lookups: { ventures: goalVentures, owners: goalOwners, parents: goalParents },
  routes: okrRoutes,
  flow: goalFlow,
  traits: ['comments', 'labels', 'watchers', 'attachments'],
})
