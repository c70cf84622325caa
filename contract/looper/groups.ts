import { roles, type Role } from '#contract/access/roles.ts'
import { codes } from '#contract/kit/codes.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { peopleFilters, peopleOptions, withoutAreas } from '#contract/looper/looper.ts'

/** The specification names the lists but not their roles (docs/decisions/050). */
export const managerRoles: readonly Role[] = [2, 8]
export const collaboratorRoles: readonly Role[] = [4, 6, 9]

const codesOf = (shown: readonly Role[]) =>
  codes(Object.fromEntries(roles.flatMap(({ key, value }) => (shown.includes(value) ? [[key, value]] : []))))

export const managerList = listOf({
  id: 'managers',
  ...peopleOptions,
  noun: 'manager',
  also: ['looper'],
  path: '/api/managers',
  summary: 'People who manage: managers and supervisors',
  // Areas of expertise matter for people who do the work, so this column is optional here.
  columns: withoutAreas,
  filters: peopleFilters(codesOf(managerRoles)),
})

export const collaboratorList = listOf({
  id: 'collaborators',
  ...peopleOptions,
  noun: 'collaborator',
  also: ['looper'],
  path: '/api/collaborators',
  summary: 'People who do the work: loopers, finance and commercial',
  filters: peopleFilters(codesOf(collaboratorRoles)),
})

export const managerCalls = { ...managerList.calls }
export const collaboratorCalls = { ...collaboratorList.calls }
