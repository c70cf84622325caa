import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import field from '#web/kit/form/Field.module.css'
import css from './CountedText.module.css'

interface CountedTextProps {
  readonly label: string
  readonly hint?: string
  readonly max: number
  readonly rows?: number
  readonly required?: boolean
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
  /** Ctrl or ⌘ with Enter. */
  readonly onSubmit?: () => void
  readonly inputRef?: Ref<HTMLTextAreaElement>
  /** Takes the focus when its dialog opens. */
  readonly first?: boolean
}

/** A short text with a counter. A text over the limit is not cut; the field shows an issue. */
export const CountedText = (props: CountedTextProps) => {
  const {
    label,
    hint,
    max,
    rows = 2,
    required = false,
    error,
    value,
    onChange,
    onSubmit,
    inputRef,
    first = false,
  } = props
  const t = useWords(loopScreenWords)
  const used = value.trim().length
  return (
    <div className={css['field']}>
      <Textarea
        ref={inputRef}
        data-autofocus={first ? true : undefined}
        label={label}
        classNames={field}
        placeholder={hint}
        rows={rows}
        withAsterisk={required}
        aria-required={required}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onSubmit?.()
        }}
      />
      <span className={`${css['count']} figures`} data-over={used > max ? true : undefined}>
        <span aria-hidden>
          {used}/{max}
        </span>
        <span className="visually-hidden">{t('charsLeft', { used, max })}</span>
      </span>
    </div>
  )
}
