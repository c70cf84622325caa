import { nounOf } from '#contract/kit/list/noun.ts'
import { particleImport } from './particle.import.ts'
import { particleRoutes } from './particle.routes.ts'
import {
  particleAuthors,
  particleCells,
  particleCrud,
  particleFlow,
  particleList,
  particleVentures,
} from './particle.ts'
import { particleWords } from './particle.words.ts'

export const particleNoun = nounOf({
  thing: 'particle',
  words: particleWords,
  list: particleList,
  crud: particleCrud,
  lookups: { ventures: particleVentures, authors: particleAuthors, cells: particleCells },
  routes: particleRoutes,
  imports: particleImport,
  flow: particleFlow,
  traits: ['comments', 'labels', 'watchers', 'relations', 'attachments'],
})
