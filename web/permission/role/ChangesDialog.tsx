import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { Permission } from '#contract/access/matrix.ts'
import type { SignedInRole } from '#contract/access/roles.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Changes } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './ChangesDialog.module.css'

interface ChangesDialogProps {
  readonly role: SignedInRole
  readonly people: number
  readonly changes: Changes
  readonly saving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

const List = ({ ids, way }: { ids: readonly Permission[]; way: 'grant' | 'revoke' }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  if (ids.length === 0) return null
  const Icon = way === 'grant' ? IconPlus : IconMinus
  return (
    <section className={css['part']} data-way={way}>
      <h3 className={css['title']}>{t(way === 'grant' ? 'willGrant' : 'willRevoke', { count: ids.length })}</h3>
      <ul className={css['list']}>
        {ids.map((id) => (
          <li key={id}>
            <Icon size={14} stroke={2.25} aria-hidden />
            {names.full(id)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The unsaved changes, for confirmation. */
export const ChangesDialog = ({ role, people, changes, saving, onSave, onClose }: ChangesDialogProps) => {
  const t = useWords(permissionScreenWords)
  const u = useWords(uiWords)
  const names = usePermissionNames()
  return (
    <Dialog
      open
      title={t('reviewTitle', { role: names.role(role) })}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button data-autofocus loading={saving} onClick={onSave}>
            {u('save')}
          </Button>
        </WithCancel>
      }
    >
      <p className={css['body']}>{t('reviewBody', { count: people })}</p>
      <div className={css['lists']}>
        <List ids={changes.grant} way="grant" />
        <List ids={changes.revoke} way="revoke" />
      </div>
    </Dialog>
  )
}
