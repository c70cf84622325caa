import { can, defaultGrants } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import type { Parts } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { FilterBar } from '#web/permission/FilterBar.tsx'
import { MatrixTable, type HeldBy } from '#web/permission/matrix/MatrixTable.tsx'
import { NothingFits } from '#web/permission/NothingFits.tsx'
import { RoutesNote } from '#web/permission/RoutesNote.tsx'
import { shownGroups, usePermissionFilter } from '#web/permission/usePermissionFilter.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'

const Matrix = ({ heldBy }: { heldBy: HeldBy }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const filter = usePermissionFilter(['different'])
  const differs = ({ id }: Parts): boolean =>
    signedInRoles.some((role) => (heldBy.get(id)?.has(role) ?? false) !== can(defaultGrants, role, id))
  const count = shownGroups(differs).flatMap(({ things }) => things.flatMap(({ acts }) => acts)).length
  const shown = shownGroups(
    (it) => (filter.show === undefined || differs(it)) && names.fits(filter.q, it),
    filter.group,
  )
  return (
    <>
      <FilterBar filter={filter} choices={[{ key: 'different', label: t('onlyDifferent'), count }]} />
      {shown.length === 0 ? <NothingFits onClear={filter.clear} /> : <MatrixTable shown={shown} heldBy={heldBy} />}
    </>
  )
}

/** The permissions in force: one row each, with the roles as columns. */
export const PermissionMatrixScreen = () => {
  const t = useWords(permissionScreenWords)
  const answer = useCall(permissionCalls.list, {})
  return (
    <>
      <PageHeader title={t('matrixTitle')} lead={t('matrixLead')} />
      <RoutesNote />
      <Answer of={answer} rows={14}>
        {({ data }) => <Matrix heldBy={new Map(data.map((it) => [it.id, new Set(it.roles)]))} />}
      </Answer>
    </>
  )
}
