import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'

const PAUSE_MS = 250

interface SearchFieldProps {
  readonly list: Pick<ListState, 'q' | 'setSearch'>
  readonly placeholder?: string
}

/** Searches the list once typing pauses; `/` goes to it, Esc empties it. */
export const SearchField = ({ list, placeholder }: SearchFieldProps) => {
  const t = useWords(uiWords)
  const phone = usePhone()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(list.q)
  const [asked, setAsked] = useState(list.q)
  const [sent, setSent] = useState<string>()
  // Changed from elsewhere (filters cleared, a link), it is taken over; what this field asked for is not news to it, and
  // must not undo what was typed since.
  if (asked !== list.q) {
    setAsked(list.q)
    setSent(undefined)
    if (list.q !== sent && text.trim() !== list.q) setText(list.q)
  }
  const search = useEffectEvent((q: string) => {
    if (q === list.q) return
    setSent(q)
    list.setSearch(q)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useHotkey('/', () => field.current?.focus(), { label: t('search') })
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ?? t('search')}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={text === '' && !phone ? <Kbd keys="/" /> : undefined}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText('')
      }}
    />
  )
}
