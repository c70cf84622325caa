import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { helpWords } from '#contract/help/help.words.ts'
import { articleLink } from '#web/help/useHelp.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import css from './HelpSearch.module.css'

interface HelpSearchProps {
  readonly value: string
  readonly onChange: (next: string) => void
  /** The best article for what is typed: Enter opens it. */
  readonly first: string | undefined
}

/** Searches while one types; `/` goes to it, Enter opens the first result, Esc empties it. */
export const HelpSearch = ({ value, onChange, first }: HelpSearchProps) => {
  const t = useWords(helpWords)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useHotkey('/', () => field.current?.focus(), { label: t('search') })
  return (
    <TextInput
      ref={field}
      size="md"
      type="search"
      className={css['search']}
      aria-label={t('search')}
      placeholder={t('searchHint')}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        value === '' ? <Kbd keys="/" /> : <CloseButton aria-label={t('clear')} onClick={() => onChange('')} />
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('')
        if (event.key === 'Enter' && first !== undefined) void navigate(articleLink(first, value.trim()))
      }}
    />
  )
}
