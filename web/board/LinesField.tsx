import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { boardWords } from '#contract/board/board.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface LinesFieldProps extends FieldProps<Field<string[]>> {
  /** Most lines at once. */
  readonly most: number
  /** Most characters of a line. */
  readonly longest: number
}

/** `- `, `1. `, `[ ] `: how a list begins its lines elsewhere. */
const MARKER = /^(?:(?:[-*•–]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim().replace(MARKER, ''))
    .filter(Boolean)

/** A text of which each line is a value; a list that was pasted loses its markers. */
export const LinesField = ({ most, longest, ...props }: LinesFieldProps) => {
  const { of } = props
  const t = useWords(boardWords)
  const given = useFieldProps({ ...props, hint: t('addHint') }, (lines: readonly string[]) => lines.join('\n'))
  const [text, setText] = useState(of.value.join('\n'))
  const isTooLong = of.value.some((it) => it.length > longest)
  const wrong = of.value.length > most ? t('addMax', { count: most }) : isTooLong && t('lineMax', { count: longest })
  return (
    <Textarea
      {...given}
      autosize
      minRows={4}
      maxRows={12}
      value={text}
      error={wrong || given.error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        of.set(linesOf(event.currentTarget.value))
      }}
    />
  )
}
