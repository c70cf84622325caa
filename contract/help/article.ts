import type { Message } from '#contract/kit/words.ts'
import type { RouteName } from '#contract/routes/all.ts'

/** Categories in the order of the page. */
export const helpCategories = ['start', 'loop', 'center', 'screen', 'access', 'contact'] as const
export type HelpCategory = (typeof helpCategories)[number]

export type HelpBlock =
  | { readonly kind: 'text' | 'note'; readonly text: Message }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly Message[] }
  /** What a key does; the keys as `useHotkey` writes them. */
  | { readonly kind: 'keys'; readonly rows: readonly (readonly [keys: string, does: Message])[] }
  /** A word and what it means. */
  | { readonly kind: 'terms'; readonly rows: readonly (readonly [term: Message, means: Message])[] }
  /** The screens that the reader’s own role may open. */
  | { readonly kind: 'myScreens' }

/** Screens that articles may lead to; the word `door_<name>` names each in a sentence. */
export const helpDoors = [
  'lobby',
  'terms',
  'schematic',
  'selfTest',
  'support',
  'loopCenter',
  'accessibility',
  'auditLog',
  'accessLog',
] as const satisfies readonly RouteName[]
export type HelpDoor = (typeof helpDoors)[number]

export interface HelpSection {
  readonly title?: Message
  readonly body: readonly HelpBlock[]
}

export interface HelpArticle {
  /** Stands in links (`#/ajuda?artigo=…`) and never changes. */
  readonly id: string
  readonly category: HelpCategory
  readonly title: Message
  readonly summary: Message
  /** Other words that people search by. */
  readonly words?: Message
  readonly sections: readonly HelpSection[]
  /** Screens that the article is about; shown to whoever may open them. */
  readonly opens?: readonly HelpDoor[]
  /** Ids of articles to go on with. */
  readonly see?: readonly string[]
}

export const text = (pt: string, en: string): HelpBlock => ({ kind: 'text', text: [pt, en] })
export const note = (pt: string, en: string): HelpBlock => ({ kind: 'note', text: [pt, en] })
export const steps = (...items: readonly Message[]): HelpBlock => ({ kind: 'steps', items })
export const list = (...items: readonly Message[]): HelpBlock => ({ kind: 'list', items })
