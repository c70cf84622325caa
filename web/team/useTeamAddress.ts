import { useSearchParams } from 'react-router'
import { teamPosition } from '#contract/team/team.codes.ts'

export type TeamFilter = 'position' | 'venture_id'
const FILTERS: readonly TeamFilter[] = ['position', 'venture_id']
const ID = /^[1-9]\d{0,8}$/

type Changes = Readonly<Partial<Record<TeamFilter | 'q' | 'by' | 'working', string | null | undefined>>>

/** What is looked at of the teams, as the address keeps it; what it says wrongly counts as not said. */
export const useTeamAddress = () => {
  const [params, setParams] = useSearchParams()
  const change = (changes: Changes) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const positionAsked = Number(params.get('position'))
  const position = teamPosition.values.find((it) => it === positionAsked)
  const venture = params.get('venture_id') ?? ''
  const venture_id = ID.test(venture) ? Number(venture) : undefined
  const filters = {
    ...(position !== undefined && { position: String(position) }),
    ...(venture_id !== undefined && { venture_id: venture }),
  }
  return {
    q: params.get('q') ?? '',
    by: params.get('by') === 'position' ? ('position' as const) : ('venture' as const),
    working: params.get('working') === 'true',
    position,
    venture_id,
    filters,
    filtered: Object.keys(filters).length > 0,
    change,
    /** As a bar of filters sets them. */
    set: (changes: Partial<Record<TeamFilter, string | null>>) => change(changes),
    clear: () => change(Object.fromEntries(FILTERS.map((it) => [it, null]))),
  }
}
