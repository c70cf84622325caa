import { IconCheck, IconMinus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { can, defaultGrants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { signedInRoles, type Role, type SignedInRole } from '#contract/access/roles.ts'
import type { Parts } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useWords } from '#web/kit/words.ts'
import { NoEffect } from '#web/permission/NoEffect.tsx'
import type { ShownGroup } from '#web/permission/usePermissionFilter.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './MatrixTable.module.css'

export type HeldBy = ReadonlyMap<Permission, ReadonlySet<Role>>

interface MatrixTableProps {
  readonly shown: readonly ShownGroup[]
  readonly heldBy: HeldBy
}

const Cell = ({ held, usual, role }: { held: boolean; usual: boolean; role: SignedInRole }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const different = held !== usual
  return (
    <td data-held={held ? true : undefined} data-different={different ? true : undefined}>
      <span className={css['mark']} aria-hidden>
        {held ? <IconCheck size={14} stroke={2.5} /> : different && <IconMinus size={14} stroke={2.5} />}
      </span>
      <span className={css['who']}>{names.role(role)}</span>
      <span className="visually-hidden">
        {t(held ? 'yes' : 'no')}
        {different && `, ${t('markDifferent')}`}
      </span>
    </td>
  )
}

interface ActRowProps {
  readonly permission: Parts
  readonly held: ReadonlySet<Role> | undefined
}

const ActRow = ({ permission, held }: ActRowProps) => {
  const names = usePermissionNames()
  return (
    <tr>
      <th scope="row" className={css['act']} title={names.meaning(permission.act)}>
        <Link to={pathTo('permissionShow', { id: permission.id })} className={css['link']}>
          {names.act(permission.act)}
        </Link>{' '}
        <NoEffect acts={[permission]} />
      </th>
      {signedInRoles.map((role) => (
        <Cell key={role} role={role} held={held?.has(role) ?? false} usual={can(defaultGrants, role, permission.id)} />
      ))}
    </tr>
  )
}

/** Things and their acts down, roles across; on a narrow page each act names the roles that hold it. */
export const MatrixTable = ({ shown, heldBy }: MatrixTableProps) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  return (
    <div className={css['frame']}>
      <table className={css['table']} aria-label={t('matrixTitle')}>
        <thead>
          <tr>
            <th scope="col">{t('thing')}</th>
            {signedInRoles.map((role) => (
              <th key={role} scope="col">
                <Link
                  to={pathTo('permissionRoleEdit', { role })}
                  className={css['link']}
                  title={t('editRole', { role: names.role(role) })}
                >
                  {names.role(role)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ key, things }) =>
          things.map(({ thing, acts }, index) => (
            <tbody key={thing}>
              {index === 0 && (
                <tr className={css['group']}>
                  <th scope="rowgroup" colSpan={signedInRoles.length + 1}>
                    {t(`group_${key}`)}
                  </th>
                </tr>
              )}
              <tr className={css['thing']}>
                <th scope="rowgroup" colSpan={signedInRoles.length + 1}>
                  {names.thing(thing)}
                </th>
              </tr>
              {acts.map((act) => (
                <ActRow key={act.id} permission={act} held={heldBy.get(act.id)} />
              ))}
            </tbody>
          )),
        )}
      </table>
    </div>
  )
}
