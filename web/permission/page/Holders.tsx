import { Link } from 'react-router'
import { can, defaultGrants } from '#contract/access/can.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import type { PermissionDetail } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { Panel } from '#web/permission/page/Panel.tsx'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './Lines.module.css'

/** The roles that hold a permission, and those it was taken from. */
export const Holders = ({ permission }: { permission: PermissionDetail }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const people = new Map(permission.people.map((each) => [each.role, each.people]))
  const usual = signedInRoles.filter((role) => can(defaultGrants, role, permission.id))
  const taken = usual.filter((role) => !permission.roles.includes(role))
  const link = (role: (typeof signedInRoles)[number]) => (
    <Link className={css['link']} to={pathTo('permissionRoleEdit', { role })}>
      {names.role(role)}
    </Link>
  )
  return (
    <Panel title={t('holders')} empty={permission.roles.length + taken.length === 0 && t('nobody')}>
      <ul>
        {permission.roles.map((role) => (
          <li key={role}>
            {link(role)}
            {!usual.includes(role) && <StatusBadge tone="info">{t('addedMark')}</StatusBadge>}
            <span className={`${css['aside']} figures`}>{t('people', { count: people.get(role) ?? 0 })}</span>
          </li>
        ))}
        {taken.map((role) => (
          <li key={role}>
            {link(role)}
            <StatusBadge tone="warn">{t('removedFrom')}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
