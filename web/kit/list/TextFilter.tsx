import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TextFilter.module.css'

interface TextFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
}

/** A filter by something that is typed whole. */
export const TextFilter = ({ label, value = '', onChange }: TextFilterProps) => {
  const t = useWords(tableWords)
  const [text, setText] = useState(value)
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim() || null)
      }}
    >
      <TextInput
        data-autofocus
        label={label}
        description={t('exactly')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-md">
        {t('apply')}
      </Button>
    </form>
  )
}
