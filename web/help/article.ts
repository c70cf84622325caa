import type { HelpScreen } from '#contract/help/screens.ts'

/** Categories in the order of the page. */
export const helpCategories = ['start', 'loop', 'center', 'work', 'screen', 'access', 'contact'] as const
export type HelpCategory = (typeof helpCategories)[number]

export type HelpBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  /** Shortcuts and their effects; the keys as `useHotkey` writes them. */
  | { readonly kind: 'keys'; readonly rows: readonly (readonly [keys: string, does: string])[] }
  /** A word and what it means. */
  | { readonly kind: 'terms'; readonly rows: readonly (readonly [term: string, means: string])[] }
  /** The screens that the reader’s own role may open. */
  | { readonly kind: 'myScreens' }

export interface HelpSection {
  readonly title?: string
  readonly body: readonly HelpBlock[]
}

/** The parts of an article that do not depend on the language. */
export interface HelpContent {
  /** Stands in links (`#/ajuda?artigo=…`) and never changes. */
  readonly id: string
  readonly category: HelpCategory
  /** Screens that the article is about; shown to whoever may open them. */
  readonly opens?: readonly HelpScreen[]
  /** Ids of articles to go on with. */
  readonly see?: readonly string[]
}

/** The text of an article in one language. */
export interface HelpText {
  readonly title: string
  readonly summary: string
  /** Other words that people search by. */
  readonly words: string
  readonly sections: readonly HelpSection[]
}

export interface HelpArticle extends HelpContent, HelpText {}
