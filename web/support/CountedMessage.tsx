import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { MESSAGE_MAX } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './CountedMessage.module.css'

interface CountedMessageProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (next: string) => void
  readonly error?: ReactNode
  readonly rows?: number
  readonly onSubmit: () => void
}

/** A long text that tells how much of its limit is used; a longer one is not cut, but told. Ctrl or ⌘ Enter sends. */
export const CountedMessage = ({ label, hint, value, onChange, error, rows = 7, onSubmit }: CountedMessageProps) => {
  const t = useWords(supportScreenWords)
  const f = useFormat()
  const used = value.trim().length
  return (
    <div className={css['field']}>
      <Textarea
        name="message"
        label={label}
        description={hint}
        rows={rows}
        classNames={{ label: css['label'] ?? '', description: css['description'] ?? '' }}
        withAsterisk
        aria-required
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onSubmit()
        }}
      />
      <p className={`${css['count']} figures`} data-over={used > MESSAGE_MAX ? true : undefined}>
        {t('used', { used: f.number(used), max: f.number(MESSAGE_MAX) })}
      </p>
    </div>
  )
}
