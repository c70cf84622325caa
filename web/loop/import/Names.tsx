import { useState } from 'react'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { RecordChoice } from '#web/import/RecordChoice.tsx'
import { useFormat } from '#web/kit/format.ts'
import { Columns, Section, TextButton } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Names shown at first: a file of years may have hundreds. */
const FIRST = 24

export type Ids = Readonly<Record<string, number | null>>

interface NamesProps<T> {
  readonly title: string
  readonly lead: string
  readonly lookup: Lookup
  readonly names: readonly (T & { readonly key: string; readonly lines: number; readonly record: RecordRef | null })[]
  readonly nameOf: (name: T) => string
  readonly value: Ids
  readonly onChange: (ids: Ids) => void
}

/** Names of one kind in a file, those that nobody recognised first, each with the record that it means. */
export const Names = <T,>({ title, lead, lookup, names, nameOf, value, onChange }: NamesProps<T>) => {
  const t = useWords(loopImportWords)
  const f = useFormat()
  const [all, setAll] = useState(false)
  const sorted = names.toSorted((a, b) => Number(a.record !== null) - Number(b.record !== null) || b.lines - a.lines)
  return (
    <Section title={title} lead={lead} ruled>
      <Columns even>
        {(all ? sorted : sorted.slice(0, FIRST)).map((name) => (
          <RecordChoice
            key={name.key}
            lookup={lookup}
            label={nameOf(name)}
            description={t('lines', { count: name.lines, figure: f.number(name.lines) })}
            found={name.record}
            value={Object.hasOwn(value, name.key) ? (value[name.key] ?? null) : (name.record?.id ?? null)}
            onChange={(id) => onChange({ ...value, [name.key]: id })}
          />
        ))}
      </Columns>
      {!all && sorted.length > FIRST && <TextButton onClick={() => setAll(true)}>{t('more')}</TextButton>}
    </Section>
  )
}
