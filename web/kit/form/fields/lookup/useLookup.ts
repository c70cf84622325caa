import { useDebouncedValue } from '@mantine/hooks'
import { useState, type KeyboardEvent } from 'react'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { LOOKUP_MAX, type Found, type FoundPage, type Lookup } from '#contract/kit/list/lookup.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { plain } from '#web/kit/table/filter/filter.ts'
import { useWords } from '#web/kit/words.ts'

const WAIT_MS = 200

/** A record to choose or chosen; its label shows in the field. */
export interface Candidate extends Found {
  readonly label: string
}

const asFound = ({ id, nome, deleted_at }: RecordRef): Found => ({
  id,
  nome,
  hint: null,
  gone: (deleted_at ?? null) !== null,
})

const fits = (typed: string, { nome, hint }: Found): boolean => {
  const text = plain(`${nome} ${hint ?? ''}`)
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const NONE: FoundPage = { data: [], more: false }

interface Asked {
  readonly lookup: Lookup
  readonly chosen: readonly number[]
  /** Chosen records whose names are known. */
  readonly known: readonly RecordRef[]
  readonly labelOf: (it: Found) => string
  /** Ids of parents that narrow the choice. */
  readonly within?: Readonly<Record<string, number>> | undefined
}

/** Choices of a remote select: the server searches and limits them; the names of chosen records come in one request. */
export const useLookup = ({ lookup, chosen, known, labelOf, within }: Asked) => {
  const t = useWords(uiWords)
  const [opened, setOpened] = useState(false)
  const [search, setSearch] = useState('')
  const [seen, setSeen] = useState<readonly Found[]>([])
  const names = [...known.map(asFound), ...seen]
  // The field shows a chosen name like a typed one, so it is no search.
  const typed = names.some((it) => labelOf(it) === search) ? '' : search.trim()
  const [q] = useDebouncedValue(typed, WAIT_MS)
  const found = useCall(
    lookup.call,
    { limit: LOOKUP_MAX, ...within, ...(q === '' ? {} : { q }) },
    { enabled: opened, keepPrevious: true, keep: false },
  )
  const unknown = chosen.filter((id) => !names.some((it) => it.id === id))
  const named = useCall(lookup.call, { ids: unknown }, { enabled: unknown.length > 0, keep: false })
  const { data: offered, more } = found.data ?? NONE
  const all = [...offered, ...names, ...(named.data ?? NONE).data].filter(
    (it, at, list) => list.findIndex((other) => other.id === it.id) === at,
  )
  const waiting = found.isFetching || q !== typed
  const isShown = (it: Found) => chosen.includes(it.id) || offered.some((one) => one.id === it.id)
  return {
    opened,
    setOpened,
    search: typed,
    setSearch,
    /** Keeps the names of chosen records, for when another search does not find them. */
    remember: (ids: readonly number[], more: readonly Found[] = []) =>
      setSeen((now) => [...all.filter((it) => ids.includes(it.id)), ...more, ...now]),
    candidates: all.filter(isShown).map((it): Candidate => ({ ...it, label: labelOf(it) })),
    // What was found before goes on being offered only as far as it fits, or a fast Enter would choose somebody else.
    offered: new Set(offered.filter((it) => !waiting || fits(typed, it)).map((it) => it.id)),
    /** Enter chooses here; it sends no form whose record is still looked for. */
    keepEnter: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && opened && typed !== '') event.preventDefault()
    },
    more,
    waiting,
    /** Reason why there is nothing to choose. */
    nothing: found.error?.message ?? t(waiting ? 'loading' : 'noResults'),
  }
}
