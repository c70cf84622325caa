import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { Placeholder } from '@tiptap/extension-placeholder'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef, useState } from 'react'
import type { Found } from '#contract/kit/list/lookup.ts'
import { isBlankRich, isSafeHref, readRich, type RichDoc, type RichNames } from '#contract/kit/rich.ts'
import { richWords } from '#contract/kit/words/rich.words.ts'
import { MentionList } from '#web/kit/form/fields/rich/MentionList.tsx'
import { mentionNode, suggestingStore } from '#web/kit/form/fields/rich/mentions.ts'
import { RichToolbar } from '#web/kit/form/fields/rich/RichToolbar.tsx'
import { useStore } from '#web/kit/store.ts'
import { useWords } from '#web/kit/words.ts'
import rich from '#web/kit/rich/rich.module.css'
import css from './rich.module.css'

export interface RichEditorProps {
  readonly path: string
  readonly label: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly value: RichDoc | null
  /** `undefined`: there is more of it than can be read. */
  readonly onChange: (next: RichDoc | null | undefined) => void
  readonly onBlur: () => void
  readonly placeholder: string | undefined
  readonly wrong: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly first: boolean
  /** Names of those who are mentioned already. */
  readonly names: RichNames
  /** Finds people to mention; nobody can be when left out. */
  readonly find?: ((q: string) => Promise<readonly Found[]>) | undefined
}

/** Stored documents hold people's ids; the editor shows their names. */
const withNames = (value: unknown, names: RichNames): unknown => {
  if (Array.isArray(value)) return value.map((it: unknown) => withNames(it, names))
  if (typeof value !== 'object' || value === null) return value
  if ('type' in value && value.type === 'mention' && 'attrs' in value) {
    const { id } = value.attrs as { id: number }
    return { type: 'mention', attrs: { id: String(id), label: names.get(id) ?? '' } }
  }
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, withNames(it, names)]))
}

interface Listed {
  readonly list: string
  readonly finds: boolean
  readonly choice: Found | undefined
}

/** ARIA attributes of the text. */
const attributesOf = (
  props: Pick<RichEditorProps, 'path' | 'labelId' | 'describedBy' | 'wrong' | 'required' | 'disabled'>,
  { list, finds, choice }: Listed,
): Record<string, string> => ({
  role: 'textbox',
  class: `${rich['rich']} ${css['text']}`,
  'data-path': props.path,
  'aria-multiline': 'true',
  'aria-labelledby': props.labelId,
  ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  ...(props.wrong && { 'aria-invalid': 'true' }),
  ...(props.required && { 'aria-required': 'true' }),
  ...(props.disabled && { 'aria-disabled': 'true' }),
  ...(finds && { 'aria-autocomplete': 'list' }),
  ...(choice && { 'aria-controls': list, 'aria-activedescendant': `${list}-${choice.id}` }),
})

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The editor itself, in a chunk of its own: loaded by `RichTextField` when one is on the screen. */
export const RichEditor = ({ value, onChange, onBlur, names, find, ...props }: RichEditorProps) => {
  const t = useWords(richWords)
  const list = useId()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [suggesting] = useState(suggestingStore)
  const suggested = useStore(suggesting)
  const choice = suggested?.people[suggested.at]
  const said = useRef(value)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        horizontalRule: false,
        underline: false,
        link: { openOnClick: false, protocols: ['mailto'], isAllowedUri: isSafeHref, HTMLAttributes: { target: null } },
      }),
      Placeholder.configure({ placeholder: props.placeholder ?? '', emptyEditorClass: rich['empty'] ?? '' }),
      ...(find ? [mentionNode(find, suggesting)] : []),
    ],
    content: withNames(value ?? EMPTY, names) as typeof EMPTY,
    autofocus: props.first ? 'end' : false,
    editable: !props.disabled,
    onUpdate: ({ editor: now }) => {
      const doc = readRich(now.getJSON())
      const next = doc && isBlankRich(doc) ? null : doc
      if (next !== undefined) said.current = next
      onChange(next)
    },
    onBlur,
    editorProps: {
      // The form's keys: the editor would make a line break of Ctrl and Enter.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) },
      attributes: attributesOf(props, { list, choice: find && choice, finds: find !== undefined }),
    },
  })
  useEffect(() => {
    if (same(said.current, value)) return
    said.current = value
    editor.commands.setContent(withNames(value ?? EMPTY, names) as typeof EMPTY, { emitUpdate: false })
  }, [editor, value, names])
  return (
    <div ref={setBox} className={css['box']}>
      <RichTextEditor
        editor={editor}
        className={css['editor'] ?? ''}
        data-error={props.wrong || undefined}
        withCodeHighlightStyles={false}
        withTypographyStyles={false}
        labels={{
          boldControlLabel: t('bold'),
          italicControlLabel: t('italic'),
          strikeControlLabel: t('strike'),
          codeControlLabel: t('code'),
          codeBlockControlLabel: t('codeBlock'),
          bulletListControlLabel: t('bulletList'),
          orderedListControlLabel: t('orderedList'),
          blockquoteControlLabel: t('blockquote'),
        }}
      >
        {!props.disabled && <RichToolbar editor={editor} mentions={find !== undefined} of={props.label} />}
        <RichTextEditor.Content />
      </RichTextEditor>
      <MentionList id={list} of={suggested} within={box} />
    </div>
  )
}
