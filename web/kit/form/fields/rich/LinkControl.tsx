import { Button, Popover, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { isSafeHref } from '#contract/kit/rich.ts'
import { richWords } from '#contract/kit/words/rich.words.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Typed text → the address of a link: `nucleo.app` gets `https:`, `ana@nucleo.app` gets `mailto:`. */
const hrefOf = (typed: string): string | undefined => {
  const text = typed.trim()
  const href = /^[a-z][a-z\d+.-]*:/i.test(text)
    ? text
    : `${/^[^\s@/]+@[^\s@/]+$/.test(text) ? 'mailto:' : 'https://'}${text}`
  return text !== '' && isSafeHref(href) ? href : undefined
}

/** Makes what is selected a link, or the link under the cursor another one. */
export const LinkControl = ({ editor, active }: { editor: Editor; active: boolean }) => {
  const t = useWords(richWords)
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const close = () => {
    setTyped(undefined)
    setWrong(false)
    editor.commands.focus()
  }
  const apply = () => {
    const href = hrefOf(typed ?? '')
    if (href === undefined) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the address itself is what is read.
    if (editor.state.selection.empty && !active)
      chain
        .insertContent({ type: 'text', text: typed?.trim() ?? href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    close()
  }
  const drop = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Popover opened={typed !== undefined} onDismiss={close} trapFocus withinPortal={false} position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control
          active={active}
          aria-label={t('link')}
          title={t('link')}
          aria-haspopup="dialog"
          onClick={() => setTyped(String(editor.getAttributes('link')['href'] ?? ''))}
        >
          <IconLink size={16} stroke={1.75} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('link')}>
        <Stack gap="small">
          <TextInput
            label={t('linkTo')}
            placeholder={t('linkHint')}
            value={typed ?? ''}
            error={wrong && t('linkBad')}
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.stopPropagation()
              apply()
            }}
          />
          <Row gap="small" at="end">
            {active && (
              <Button variant="default" size="xs" onClick={drop}>
                {t('linkDrop')}
              </Button>
            )}
            <Button size="xs" onClick={apply}>
              {t('linkSet')}
            </Button>
          </Row>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
