import { permissions, type Permission } from '#contract/access/matrix.ts'
import { allCalls } from '#contract/calls.ts'
import { passes, type Gate } from '#contract/kit/endpoint.ts'
import { portalShows } from '#contract/portal/portal.calls.ts'

/** Nouns whose changes have topics of their own: loops, which begin and end all day, concern who watches all and their person. */
const apart = new Set(['loop'])

/** The noun of what a call shows: `atom.comments` hang on an atom. */
const nounOf = (shown: string): string => shown.split('.')[0] ?? shown

/** Gates of calls that show each person what they may see: they say nothing of who reads which noun. */
const admitsAll: ReadonlySet<Gate> = new Set<Gate>(['public', 'unverified', 'login'])

/**
 * Who reads records of a noun: whoever passes the gate of a call of its own, else of one that shows it before all else, else
 * whoever sees everybody's; their own the people concerned are told of by name.
 */
const gatesOf = (noun: string): readonly Gate[] => {
  if (portalShows.some((it) => it === noun)) return ['login']
  const showing = allCalls
    .map((it) => it.call)
    .filter(({ shows = [], can }) => shows.includes(noun) && !admitsAll.has(can))
  const own = showing.filter(({ can }) => can.startsWith(`${noun}.`))
  const found = own.length > 0 ? own : showing.filter(({ shows = [] }) => shows[0] === noun)
  return found.length > 0 ? found.map((it) => it.can) : permissions.filter((it) => it === `${noun}.seeAll`)
}

/** Nouns by themselves, without what is the reader's own or what an input names. */
const nouns = new Set(
  allCalls.flatMap(({ call }) => call.shows ?? []).filter((it) => !it.startsWith('my.') && !it.startsWith(':')),
)

const gates = new Map([...nouns].map((noun) => [noun, gatesOf(noun)] as const))

/** True for a noun whose changes pages follow by the topic `things`. */
export const isFollowed = (noun: string): boolean => (gates.get(noun) ?? []).length > 0 && !apart.has(noun)

/** True when the holder of permissions reads records of what changed, and may hear that it did. */
export const mayHear = (shown: string, may: (permission: Permission) => boolean): boolean =>
  (gates.get(nounOf(shown)) ?? []).some((gate) => passes(gate, may))
