import { RichTextEditor } from '@mantine/tiptap'
import { IconAt, IconTerminal2 } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { richWords } from '#contract/kit/words/rich.words.ts'
import { LinkControl } from '#web/kit/form/fields/rich/LinkControl.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './rich.module.css'

const buttonsIn = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('button[data-rich-text-editor-control]') ?? []),
]

const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** One stop of Tab on the way to the text; arrows go from button to button. */
const useOneStop = () => {
  const bar = useRef<HTMLDivElement>(null)
  const settle = (chosen: HTMLElement | undefined) => {
    for (const button of buttonsIn(bar.current)) button.tabIndex = button === chosen ? 0 : -1
  }
  useEffect(() => settle(buttonsIn(bar.current)[0]), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttonsIn(bar.current)
    const at = all.findIndex((it) => it === event.target)
    const next = at === -1 ? undefined : stepOf(event.key, at, all.length)
    if (next === undefined) return
    event.preventDefault()
    settle(all[next])
    all[next]?.focus()
  }
  return { bar, onKeyDown }
}

/** Mantine draws code and a block of it alike. */
const BlockIcon = () => <IconTerminal2 size={16} stroke={1.5} aria-hidden />

interface RichToolbarProps {
  readonly editor: Editor
  readonly mentions: boolean
  /** Name of the field that it works on. */
  readonly of: string
}

/** Looks of what is selected. */
export const RichToolbar = ({ editor, mentions, of }: RichToolbarProps) => {
  const t = useWords(richWords)
  const { bar, onKeyDown } = useOneStop()
  const linked = useEditorState({ editor, selector: (it) => it.editor.isActive('link') })
  return (
    <RichTextEditor.Toolbar
      ref={bar}
      className={css['toolbar'] ?? ''}
      role="toolbar"
      aria-label={`${t('toolbar')}: ${of}`}
      onKeyDown={onKeyDown}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock icon={BlockIcon} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} active={linked} />
        {mentions && (
          <RichTextEditor.Control
            aria-label={t('mention')}
            title={t('mention')}
            onClick={() => editor.chain().focus().insertContent(' @').run()}
          >
            <IconAt size={16} stroke={1.75} aria-hidden />
          </RichTextEditor.Control>
        )}
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
