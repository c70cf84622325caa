import { ActionIcon } from '@mantine/core'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { permissions } from '#contract/access/matrix.ts'
import { isRole, signedInRoles } from '#contract/access/roles.ts'
import type { RoleRow } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import { ViewAsDialog } from '#web/permission/viewAs/ViewAsDialog.tsx'
import css from './RoleTable.module.css'

const Difference = ({ row }: { row: RoleRow }) => {
  const t = useWords(permissionScreenWords)
  if (row.added + row.removed === 0) return <span className={css['quiet']}>{t('asDefault')}</span>
  return (
    <span className={css['badges']}>
      {row.added > 0 && <StatusBadge tone="info">{t('added', { count: row.added })}</StatusBadge>}
      {row.removed > 0 && <StatusBadge tone="warn">{t('removed', { count: row.removed })}</StatusBadge>}
    </span>
  )
}

const LastChange = ({ row }: { row: RoleRow }) => {
  const t = useWords(permissionScreenWords)
  if (row.changed_at === null) return <span className={css['quiet']}>{t('never')}</span>
  return (
    <>
      <RelativeTime when={row.changed_at} />{' '}
      <span className={css['quiet']}>
        {row.changed_by ? t('byWhom', { name: row.changed_by.nome }) : t('bySystem')}
      </span>
    </>
  )
}

const Row = ({ row }: { row: RoleRow }) => {
  const t = useWords(permissionScreenWords)
  const v = useWords(viewAsWords)
  const f = useFormat()
  const names = usePermissionNames()
  const [choosing, setChoosing] = useState(false)
  const role = signedInRoles.find((it) => it === row.role)
  const name = isRole(row.role) ? names.role(row.role) : String(row.role)
  return (
    <tr data-dim={role === undefined ? true : undefined}>
      <th scope="row">
        <span className={`${css['number']} figures`} aria-hidden>
          {row.role}
        </span>
        {role === undefined ? (
          name
        ) : (
          <Link className={css['link']} to={pathTo('permissionRoleEdit', { role })}>
            {name}
          </Link>
        )}
      </th>
      <td data-label={t('people')} data-align="right" className="figures">
        {f.number(row.people)}
      </td>
      {role === undefined ? (
        <td colSpan={4} className={css['quiet']}>
          {t('pendingNote')}
        </td>
      ) : (
        <>
          <td data-label={t('permissions')}>
            <span className={css['held']}>
              <meter className={css['bar']} min={0} max={permissions.length} value={row.permissions} aria-hidden />
              <span className="figures">{t('held', { count: row.permissions, total: permissions.length })}</span>
            </span>
          </td>
          <td data-label={t('difference')}>
            <Difference row={row} />
          </td>
          <td data-label={t('lastChange')}>
            <LastChange row={row} />
          </td>
          <td className={css['actions']}>
            {role !== 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={v('startRole', { role: name })}
                title={v('startRole', { role: name })}
                onClick={() => setChoosing(true)}
              >
                <IconEye size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
            {choosing && <ViewAsDialog role={role} onClose={() => setChoosing(false)} />}
            <ActionIcon
              component={Link}
              to={pathTo('permissionRoleEdit', { role })}
              variant="subtle"
              color="gray"
              aria-label={t('editRole', { role: name })}
              title={t('edit')}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </td>
        </>
      )}
    </tr>
  )
}

/** The roles, 0 first: what is fixed stands before what is edited. */
export const RoleTable = ({ rows }: { rows: readonly RoleRow[] }) => {
  const t = useWords(permissionScreenWords)
  return (
    <div className={css['frame']}>
      <table className={css['table']} aria-label={t('roles')}>
        <thead>
          <tr>
            <th scope="col">{t('role')}</th>
            <th scope="col" data-align="right">
              {t('people')}
            </th>
            <th scope="col">{t('permissions')}</th>
            <th scope="col">{t('difference')}</th>
            <th scope="col">{t('lastChange')}</th>
            <th>
              <span className="visually-hidden">{t('edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.role} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
