import { useSearchParams } from 'react-router'
import type { Thing } from '#contract/access/matrix.ts'
import { groupKeys, groups, type GroupKey, type Parts } from '#contract/permission/permission.rules.ts'

export interface ShownGroup {
  readonly key: GroupKey
  readonly things: readonly { readonly thing: Thing; readonly acts: readonly Parts[] }[]
}

/** Search and choice of a permission list, kept in the address. */
export const usePermissionFilter = <const S extends string>(shows: readonly S[]) => {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const show = shows.find((it) => it === params.get('show'))
  const group = groupKeys.find((it) => it === params.get('group'))
  return {
    q: params.get('q') ?? '',
    setSearch: (q: string) => set('q', q),
    show,
    setShow: (it: S | undefined) => set('show', it ?? ''),
    group,
    setGroup: (it: GroupKey | undefined) => set('group', it ?? ''),
    clear: () => setParams({}, { replace: true }),
  }
}

/** Groups and things with the acts that pass; what has none is left out. */
export const shownGroups = (passes: (it: Parts) => boolean, group?: GroupKey): ShownGroup[] =>
  groups
    .filter(({ key }) => group === undefined || key === group)
    .map(({ key, things }) => ({
      key,
      things: things
        .map(({ thing, acts }) => ({ thing, acts: acts.filter(passes) }))
        .filter(({ acts }) => acts.length > 0),
    }))
    .filter(({ things }) => things.length > 0)
