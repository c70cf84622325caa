import { Button, Textarea } from '@mantine/core'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { boardWords } from '#contract/board/board.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface AddLinesProps {
  readonly label: string
  /** Text of the button. */
  readonly add: string
  /** Most lines at once. */
  readonly most: number
  readonly sending: { readonly isPending: boolean; readonly error: { readonly message: string } | null }
  /** True while there is nothing that the cards could belong to. */
  readonly disabled: boolean
  readonly onAdd: (nomes: string[]) => void
  readonly onCancel: () => void
  /** What the cards have in common. */
  readonly children: ReactNode
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)

/** Makes a card of each line; what was typed stays until the server has stored it. */
export const AddLines = (props: AddLinesProps) => {
  const { label, add, most, sending, disabled, onAdd, onCancel, children } = props
  const t = useWords(boardWords)
  const u = useWords(uiWords)
  const [text, setText] = useState('')
  const nomes = linesOf(text)
  const tooMany = nomes.length > most
  const refused = disabled || nomes.length === 0 || tooMany
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!refused) onAdd(nomes)
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <Textarea
          data-autofocus
          label={label}
          description={t('addHint')}
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          error={tooMany ? t('addMax', { count: most }) : (sending.error?.message ?? null)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {children}
        <Row>
          <Button type="submit" loading={sending.isPending} disabled={refused}>
            {add}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {u('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
