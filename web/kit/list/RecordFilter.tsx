import { useState } from 'react'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import { useWords } from '#web/kit/words.ts'
import panel from '#web/kit/table/filter/FilterPanel.module.css'

interface RecordFilterProps {
  readonly label: string
  readonly lookup: Lookup
  readonly value: string | undefined
  /** A record that cannot be meant. */
  readonly except?: number
  readonly onChange: (id: string | null) => void
}

/** A filter by one record, found by its name on the server; choosing the chosen one takes it away. */
export const RecordFilter = ({ label, lookup, value, except, onChange }: RecordFilterProps) => {
  const t = useWords(tableWords)
  const [q, setQ] = useState('')
  const typed = q.trim()
  const { data } = useCall(lookup.call, typed === '' ? {} : { q: typed }, { keepPrevious: true })
  const found = (data?.data ?? []).filter((it) => it.id !== except)
  const choose = (id: number) => onChange(String(id) === value ? null : String(id))
  return (
    <>
      <input
        type="search"
        className={panel['find']}
        data-autofocus
        aria-label={t('findChoice')}
        placeholder={t('findChoice')}
        value={q}
        maxLength={100}
        onChange={(event) => setQ(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return
          // The key goes on to whatever has the focus next.
          event.preventDefault()
          choose(found[0].id)
        }}
      />
      <div className={panel['list']} role="listbox" aria-label={label}>
        {found.map((record) => (
          <button
            key={record.id}
            type="button"
            role="option"
            aria-selected={String(record.id) === value}
            data-item
            className={panel['item']}
            onClick={() => choose(record.id)}
          >
            <RecordMark noun={lookup.of} id={record.id} />
            {record.nome}
            <span className={panel['hint']}>{record.hint}</span>
          </button>
        ))}
      </div>
      <p className={panel['none']} role="status">
        {data && found.length === 0 ? t('noChoice') : data?.more ? t('typeMore') : ''}
      </p>
    </>
  )
}
