import { NativeSelect } from '@mantine/core'
import type { Choices } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { plainText, type ImportColumn } from '#contract/kit/import/import.ts'
import { Section, Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const keysOf = ({ codes }: ImportColumn): readonly string[] =>
  codes === undefined ? [] : 'list' in codes ? codes.list.map(({ key }) => key) : codes

interface MeaningsProps {
  readonly column: ImportColumn
  readonly title: string
  /** Distinct cells of the column in the file. */
  readonly cells: readonly string[]
  /** Name of a code in the noun's words. */
  readonly wordOf: (key: string) => string
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

/** Assigns a meaning to each word of a column: a code, its own default, or none. */
export const Meanings = ({ column, title, cells, wordOf, choices, onChange }: MeaningsProps) => {
  const t = useWords(importScreenWords)
  const { field } = column
  const chosen = choices[field] ?? {}
  const choose = (cell: string, key: string) => {
    const { [plainText(cell)]: _, ...others } = chosen
    onChange({
      ...choices,
      [field]: key === 'as' ? others : { ...others, [plainText(cell)]: key === 'out' ? '' : key },
    })
  }
  const shownOf = (cell: string): string => {
    const key = chosen[plainText(cell)]
    return key === undefined ? 'as' : key === '' ? 'out' : key
  }
  return (
    <Section title={t('meanings', { title })}>
      <Stack>
        {cells.map((cell) => (
          <NativeSelect
            key={cell}
            label={cell}
            value={shownOf(cell)}
            onChange={(event) => choose(cell, event.currentTarget.value)}
            data={[
              { value: 'as', label: t('asWritten') },
              ...keysOf(column).map((key) => ({ value: key, label: wordOf(key) })),
              { value: 'out', label: t('leftEmpty') },
            ]}
          />
        ))}
      </Stack>
    </Section>
  )
}
