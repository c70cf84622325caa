import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { auditWords } from '#contract/audit/audit.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TextFilter.module.css'

interface TextFilterProps {
  readonly label: string
  readonly hint: string
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
  readonly close: () => void
}

/** A filter by something that is typed whole. */
export const TextFilter = ({ label, hint, value = '', onChange, close }: TextFilterProps) => {
  const t = useWords(auditWords)
  const [text, setText] = useState(value)
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim() || null)
        close()
      }}
    >
      <TextInput
        data-autofocus
        label={label}
        description={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="compact-md">
        {t('apply')}
      </Button>
    </form>
  )
}
