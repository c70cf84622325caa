import { nounOf } from '#contract/kit/list/noun.ts'
import { deployRoutes } from './deploy.routes.ts'
import { deployCrud, deployList, deployPeople, deployVentures } from './deploy.ts'
import { deployWords } from './deploy.words.ts'

export const deployNoun = nounOf({
  thing: 'deploy',
  words: deployWords,
  list: deployList,
  crud: deployCrud,
  lookups: { ventures: deployVentures, people: deployPeople },
  routes: deployRoutes,
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
