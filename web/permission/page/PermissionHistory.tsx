import { IconMinus, IconPlus } from '@tabler/icons-react'
import { isRole } from '#contract/access/roles.ts'
import type { PermissionChange } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useWords } from '#web/kit/words.ts'
import { Panel } from '#web/permission/page/Panel.tsx'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './Lines.module.css'

/** Grants and revocations of a permission with their authors, newest first. */
export const PermissionHistory = ({ changes }: { changes: readonly PermissionChange[] }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const said = (change: PermissionChange): string =>
    t(change.held ? 'granted' : 'revoked', {
      name: change.actor?.nome ?? t('system'),
      role: isRole(change.role) ? names.role(change.role) : change.role,
    })
  return (
    <Panel title={t('history')} empty={changes.length === 0 && t('noHistory')}>
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            {change.held ? (
              <IconPlus size={14} stroke={2} aria-hidden />
            ) : (
              <IconMinus size={14} stroke={2} aria-hidden />
            )}
            <span>
              {said(change)} {change.reason === 'reset' && <span className={css['quiet']}>{t('byReset')}</span>}
            </span>
            <span className={css['aside']}>
              <RelativeTime when={change.at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
