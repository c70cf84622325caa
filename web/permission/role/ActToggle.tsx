import { IconCheck, IconLock } from '@tabler/icons-react'
import { isFixed, type Parts } from '#contract/permission/permission.rules.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { isIdle } from '#contract/permission/withoutEffect.ts'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import css from './ActToggle.module.css'

interface ActToggleProps {
  readonly permission: Parts
  readonly held: boolean
  readonly unsaved: boolean
  readonly different: boolean
  /** In a column that is headed by the act: the name is for those who cannot see the head. */
  readonly bare?: boolean
  readonly onToggle: () => void
}

/** One permission of one role, to be granted or taken. */
export const ActToggle = ({ permission, held, unsaved, different, bare, onToggle }: ActToggleProps) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const fixed = isFixed(permission.id)
  const idle = isIdle(permission.id)
  return (
    <label
      className={css['toggle']}
      data-bare={bare ? true : undefined}
      data-unsaved={unsaved ? true : undefined}
      data-different={different ? true : undefined}
      data-fixed={fixed ? true : undefined}
      data-idle={idle ? true : undefined}
      title={`${names.full(permission.id)}: ${names.meaning(permission.act)}${idle ? ` (${t('noEffect')})` : ''}`}
    >
      <input type="checkbox" className="visually-hidden" checked={held} disabled={fixed} onChange={onToggle} />
      <span className={css['box']} aria-hidden>
        {fixed ? <IconLock size={12} stroke={2} /> : held && <IconCheck size={13} stroke={2.75} />}
      </span>
      {/* The row's head is not read with each of its boxes. */}
      <span className="visually-hidden">{names.thing(permission.thing)}:</span>{' '}
      <span className={css['name']}>{names.act(permission.act)}</span>
      {different && <span className="visually-hidden">, {t('markDifferent')}</span>}
      {unsaved && <span className="visually-hidden">, {t('markUnsaved')}</span>}
      {idle && <span className="visually-hidden">, {t('noEffect')}</span>}
    </label>
  )
}
