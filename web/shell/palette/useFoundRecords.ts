import { useDebouncedValue } from '@mantine/hooks'
import { IconAtom, IconBuilding, IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { clientFinder } from '#contract/client/client.ts'
import type { Found, Lookup } from '#contract/kit/list/lookup.ts'
import { looperFinder } from '#contract/looper/looper.ts'
import { pathTo } from '#contract/routes/match.ts'
import { searchCalls, type SearchHit } from '#contract/search/search.ts'
import { searchWords } from '#contract/search/search.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'

const WAIT_MS = 200
/** Least letters of a search; a single one matches half of all people. */
const LETTERS = 2
const SHOWN = 6

/** Records of a lookup once typing rests; they may contain a document number, so no answer is cached. */
const useFound = (lookup: Lookup, typed: string, may: boolean): readonly Found[] => {
  const [q] = useDebouncedValue(typed, WAIT_MS)
  const asks = may && typed.length >= LETTERS
  const { data } = useCall(lookup.call, { q, limit: SHOWN }, { enabled: asks && q.length >= LETTERS, keep: false })
  // An answer to fewer letters may contain records that do not match these.
  return asks && q === typed ? (data?.data ?? []) : []
}

/** Hits within ventures once typing rests. */
const useSearched = (typed: string, may: boolean): readonly SearchHit[] => {
  const [q] = useDebouncedValue(typed, WAIT_MS)
  const asks = may && typed.length >= LETTERS
  const { data } = useCall(searchCalls.find, { q }, { enabled: asks && q.length >= LETTERS, keep: false })
  return asks && q === typed ? (data?.data ?? []) : []
}

/**
 * What the server finds, as far as the role may meet it: ventures and what stands in them by words, atoms also by their
 * short ids, people and clients by name, e-mail or document.
 */
export const useFoundRecords = (typed: string): readonly PaletteItem[] => {
  const m = useWords(menuWords)
  const t = useWords(searchWords)
  const navigate = useNavigate()
  const { can } = useSession()
  const q = typed.trim().slice(0, 100)
  const people = useFound(looperFinder, q, can('looper.list'))
  const clients = useFound(clientFinder, q, can('client.open'))
  const hits = useSearched(q, can('projeto.open'))
  const item = (of: Found, to: string) => ({
    id: String(of.id),
    label: of.hint === null ? of.nome : `${of.nome} · ${of.hint}`,
    run: () => void navigate(to, { state: JUMP }),
  })
  // A person who may list people without opening them gets the list, filtered by that person.
  const pathOf = ({ id, hint }: Found) =>
    can('looper.open')
      ? pathTo('looperShow', { id: String(id) })
      : `${pathTo('looperList')}?q=${encodeURIComponent(hint ?? '')}`
  return [
    ...hits.map(({ thing, id, nome, hint }) => ({
      id: `${thing}.${String(id)}`,
      label: `${nome} · ${hint}`,
      group: t(`thing_${thing}`),
      icon: IconAtom,
      venture: thing === 'projeto' ? id : undefined,
      run: () => void navigate(pathTo('recordOpen', { thing, id }), { state: JUMP }),
    })),
    ...people.map((it) => ({ ...item(it, pathOf(it)), group: m('users'), icon: IconUser })),
    ...clients.map((client) => ({
      ...item(client, pathTo('clientShow', { id: String(client.id) })),
      group: m('client'),
      icon: IconBuilding,
    })),
  ]
}
