import { Button } from '@mantine/core'
import { IconEye, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { changesBetween, defaultsOf } from '#contract/permission/permission.rules.ts'
import type { RoleGrants } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { viewAsWords } from '#contract/permission/viewAs.words.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import { ViewAsDialog } from '#web/permission/viewAs/ViewAsDialog.tsx'

interface RoleActionsProps {
  readonly grants: RoleGrants
  readonly resetting: boolean
  readonly onReset: () => void
}

/** Actions on the saved role. */
export const RoleActions = ({ grants, resetting, onReset }: RoleActionsProps) => {
  const t = useWords(permissionScreenWords)
  const v = useWords(viewAsWords)
  const names = usePermissionNames()
  const [choosing, setChoosing] = useState(false)
  const back = changesBetween(grants.permissions, defaultsOf(grants.role))
  const differs = back.grant.length + back.revoke.length > 0
  const askReset = async () => {
    const says = [
      ...(back.grant.length > 0 ? [t('willGrant', { count: back.grant.length })] : []),
      ...(back.revoke.length > 0 ? [t('willRevoke', { count: back.revoke.length })] : []),
      t('reviewBody', { count: grants.people }),
    ]
    const question = {
      title: t('resetTitle', { role: names.role(grants.role) }),
      body: says.join('. '),
      yes: t('reset'),
    }
    if (await confirm({ ...question, danger: true })) onReset()
  }
  return (
    <>
      {grants.role !== 1 && (
        <Button
          variant="default"
          leftSection={<IconEye size={16} stroke={1.75} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {v('start')}
        </Button>
      )}
      {choosing && <ViewAsDialog role={grants.role} onClose={() => setChoosing(false)} />}
      {differs && (
        <Button
          variant="default"
          leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
          loading={resetting}
          onClick={() => void askReset()}
        >
          {t('resetRole')}
        </Button>
      )}
    </>
  )
}
