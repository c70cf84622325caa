import { nounOf } from '#contract/kit/list/noun.ts'
import { resourceRoutes } from './resource.routes.ts'
import { resourceCrud, resourceList, resourceVentures } from './resource.ts'
import { resourceWords } from './resource.words.ts'

export const resourceNoun = nounOf({
  thing: 'resource',
  words: resourceWords,
  list: resourceList,
  crud: resourceCrud,
  lookups: { ventures: resourceVentures },
  routes: resourceRoutes,
  traits: ['comments', 'labels', 'watchers', 'relations', 'attachments'],
})
