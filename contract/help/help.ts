import { accessArticles } from './access.articles.ts'
import type { HelpArticle } from './article.ts'
import { centerArticles } from './center.articles.ts'
import { contactArticles } from './contact.articles.ts'
import { logArticles } from './log.articles.ts'
import { loopArticles } from './loop.articles.ts'
import { notificationArticles } from './notification.articles.ts'
import { presenceArticles } from './presence.articles.ts'
import { screenArticles } from './screen.articles.ts'
import { startArticles } from './start.articles.ts'
import { tableArticles } from './table.articles.ts'

/** Every article, in the order of the page. */
export const helpArticles: readonly HelpArticle[] = [
  ...startArticles,
  ...loopArticles,
  ...presenceArticles,
  ...centerArticles,
  ...tableArticles,
  ...screenArticles,
  ...notificationArticles,
  ...accessArticles,
  ...logArticles,
  ...contactArticles,
]

export const helpArticle = (id: string | null): HelpArticle | undefined => helpArticles.find((it) => it.id === id)
