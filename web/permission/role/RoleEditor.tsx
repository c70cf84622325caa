import { IconCheck, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { permissions } from '#contract/access/matrix.ts'
import { changesBetween, defaultsOf, type Parts } from '#contract/permission/permission.rules.ts'
import type { RoleGrants } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { FilterBar } from '#web/permission/FilterBar.tsx'
import { NothingFits } from '#web/permission/NothingFits.tsx'
import { ChangesDialog } from '#web/permission/role/ChangesDialog.tsx'
import { RoleActions } from '#web/permission/role/RoleActions.tsx'
import { RoleMatrix } from '#web/permission/role/RoleMatrix.tsx'
import { SaveBar } from '#web/permission/role/SaveBar.tsx'
import { useRoleEdit } from '#web/permission/role/useRoleEdit.ts'
import { useRoleWrites } from '#web/permission/role/useRoleWrites.ts'
import { RoutesNote } from '#web/permission/RoutesNote.tsx'
import { shownGroups, usePermissionFilter } from '#web/permission/usePermissionFilter.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './RoleEditor.module.css'

const marks = ['Held', 'None', 'Unsaved', 'Different', 'Idle'] as const

/** Legend of the matrix's marks. */
const MatrixLegend = () => {
  const t = useWords(permissionScreenWords)
  return (
    <ul className={css['legend']} aria-label={t('legend')}>
      {marks.map((mark) => (
        <li key={mark} data-mark={mark} title={mark === 'Idle' ? t('noEffectNote') : undefined}>
          <span className={css['box']} aria-hidden>
            {mark === 'Held' && <IconCheck size={11} stroke={2.75} />}
          </span>
          {t(`legend${mark}`)}
        </li>
      ))}
    </ul>
  )
}

/** The matrix of one role with what is being changed in it. */
export const RoleEditor = ({ grants }: { grants: RoleGrants }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const edit = useRoleEdit(grants)
  const [reviewing, setReviewing] = useState(false)
  const writes = useRoleWrites(grants, edit, () => setReviewing(false))
  const filter = usePermissionFilter(['held', 'different', 'unsaved'])
  const dirty = edit.count > 0
  useLeaveGuard(dirty)
  const role = names.role(grants.role)
  const fromDefault = changesBetween(defaultsOf(grants.role), edit.held)
  const sets = {
    held: edit.held,
    different: new Set([...fromDefault.grant, ...fromDefault.revoke]),
    unsaved: new Set([...edit.unsaved.grant, ...edit.unsaved.revoke]),
  }
  const passes = (part: Parts): boolean =>
    (filter.show === undefined || sets[filter.show].has(part.id)) && names.fits(filter.q, part)
  const shown = shownGroups(passes, filter.group)
  return (
    <>
      <PageHeader
        title={role}
        documentTitle={t('roleTitle', { role })}
        lead={
          <span className={`${css['lead']} figures`}>
            <IconUsersGroup size={16} stroke={1.75} aria-hidden />
            {t('people', { count: grants.people })} ·{' '}
            {t('heldLong', { count: edit.held.size, total: permissions.length })}
          </span>
        }
        actions={!dirty && <RoleActions grants={grants} resetting={writes.resetting} onReset={writes.reset} />}
      />
      <RoutesNote />
      {edit.moved && (
        <p className={css['moved']} role="alert">
          {t('nowChanged')}
        </p>
      )}
      <FilterBar
        filter={filter}
        choices={[
          { key: 'held', label: t('onlyHeld'), count: sets.held.size },
          { key: 'different', label: t('onlyDifferent'), count: sets.different.size },
          { key: 'unsaved', label: t('onlyUnsaved'), count: edit.count },
        ]}
      />
      <MatrixLegend />
      {shown.length === 0 ? (
        <NothingFits onClear={filter.clear} />
      ) : (
        <RoleMatrix shown={shown} {...sets} onToggle={edit.toggle} />
      )}
      {dirty && <SaveBar count={edit.count} onDiscard={edit.discard} onReview={() => setReviewing(true)} />}
      {reviewing && dirty && (
        <ChangesDialog
          role={grants.role}
          people={grants.people}
          changes={edit.unsaved}
          saving={writes.saving}
          onClose={() => setReviewing(false)}
          onSave={writes.save}
        />
      )}
    </>
  )
}
