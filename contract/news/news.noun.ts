import { nounOf } from '#contract/kit/list/noun.ts'
import { newsRoutes } from './news.routes.ts'
import { newsAuthors, newsCrud, newsFlow, newsList, newsVentures } from './news.ts'
import { newsWords } from './news.words.ts'

export const newsNoun = nounOf({
  thing: 'news',
  words: newsWords,
  list: newsList,
  crud: newsCrud,
  lookups: { ventures: newsVentures, authors: newsAuthors },
  routes: newsRoutes,
  flow: newsFlow,
  traits: ['comments', 'watchers'],
})
