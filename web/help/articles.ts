import type { Locale } from '#contract/kit/words.ts'
import type { HelpArticle } from './article.ts'
import { contents } from './contents.ts'
import { parseArticle } from './markdown.ts'

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

const read = (locale: Locale): readonly HelpArticle[] =>
  contents.map((it) => ({ ...it, ...parseArticle(files[`./articles/${it.id}.${locale}.md`] ?? '') }))

const articles = { pt: read('pt'), en: read('en') } as const

/** Names of the files of articles, for the test that none is forgotten. */
export const articleFiles: readonly string[] = Object.keys(files)

/** Every article in a language, in the order of the page. */
export const articlesIn = (locale: Locale): readonly HelpArticle[] => articles[locale]

export const articleIn = (locale: Locale, id: string | null): HelpArticle | undefined =>
  articles[locale].find((it) => it.id === id)
