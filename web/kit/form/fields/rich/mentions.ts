import type { Editor } from '@tiptap/core'
import { Mention } from '@tiptap/extension-mention'
import type { SuggestionProps } from '@tiptap/suggestion'
import type { Found } from '#contract/kit/list/lookup.ts'
import { store, type Store } from '#web/kit/store.ts'
import css from '#web/kit/rich/rich.module.css'

interface Chosen {
  readonly id: string
  readonly label: string
}

/** People offered while a name is typed after `@`. */
export interface Suggesting {
  readonly people: readonly Found[]
  readonly loading: boolean
  /** Index of the one that Enter takes. */
  readonly at: number
  readonly query: string
  readonly choose: (it: Found) => void
  /** Position of the `@` on the screen. */
  readonly place: DOMRect | null
}

export type SuggestingStore = Store<Suggesting | undefined>
export const suggestingStore = (): SuggestingStore => store<Suggesting | undefined>(undefined)

type Props = SuggestionProps<Found, Chosen>

const shown = (props: Props, at: number): Suggesting => ({
  people: props.items,
  loading: props.loading,
  at: Math.min(at, Math.max(0, props.items.length - 1)),
  query: props.query,
  choose: (it) => props.command({ id: String(it.id), label: it.nome }),
  place: props.clientRect?.() ?? null,
})

const step = (key: string, { at, people }: Suggesting): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % people.length
  return key === 'ArrowUp' ? (at - 1 + people.length) % people.length : undefined
}

/** Node of a mention, and its search after `@`, which shows in `into`. */
export const mentionNode = (find: (q: string) => Promise<readonly Found[]>, into: SuggestingStore) =>
  Mention.configure({
    deleteTriggerWithBackspace: true,
    HTMLAttributes: { class: css['mention'] ?? '' },
    renderText: ({ node }) => `@${String(node.attrs['label'] ?? '')}`,
    renderHTML: ({ node, options }) => ['span', options.HTMLAttributes, `@${String(node.attrs['label'] ?? '')}`],
    suggestion: {
      char: '@',
      debounce: 150,
      items: ({ query }: { query: string; editor: Editor }) => find(query).then((people) => [...people]),
      render: () => ({
        onStart: (props: Props) => into.set(shown(props, 0)),
        onUpdate: (props: Props) =>
          into.set((now) => shown(props, now?.query === props.query && !now.loading ? now.at : 0)),
        onExit: () => into.set(undefined),
        onKeyDown: ({ event }) => {
          const now = into.get()
          if (!now || event.ctrlKey || event.metaKey) return false
          const next = now.people.length > 0 ? step(event.key, now) : undefined
          if (next !== undefined) into.set({ ...now, at: next })
          const person = now.people[now.at]
          const takes = (event.key === 'Enter' || event.key === 'Tab') && person !== undefined
          if (takes) now.choose(person)
          // Esc leaves the search, not the dialog around the editor.
          if (event.key === 'Escape') event.stopPropagation()
          return next !== undefined || takes
        },
      }),
    },
  })
