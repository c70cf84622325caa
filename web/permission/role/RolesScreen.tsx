import { Button } from '@mantine/core'
import { IconHistory, IconTable } from '@tabler/icons-react'
import { Link } from 'react-router'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { type RoleRow } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { permissionReads } from '#web/permission/permissionReads.ts'
import { RoleTable } from '#web/permission/role/RoleTable.tsx'
import { RoutesNote } from '#web/permission/RoutesNote.tsx'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'

const edited = (rows: readonly RoleRow[]): RoleRow[] => rows.filter((it) => it.added + it.removed > 0)

/** Every role with how much it may do, and how far that is from the default. */
export const RolesScreen = () => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const answer = useCall(permissionCalls.roles, {})
  const reset = useSend(permissionCalls.resetAll, {
    invalidates: permissionReads,
    onSuccess: () => void toast.success(t('resetDone')),
    onError: (error) => {
      toast.error(error.message)
      void invalidate(permissionCalls.roles)
    },
  })
  const rows = answer.data?.data ?? []
  const changed = edited(rows)
  const askReset = async () => {
    const agreed = await confirm({
      title: t('resetAllTitle'),
      body: t('resetAllBody', { roles: changed.map((it) => names.role(it.role)).join(', ') }),
      yes: t('reset'),
      danger: true,
    })
    if (agreed && answer.data) reset.mutate({ version: answer.data.version })
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('rolesLead')}
        actions={
          <>
            {changed.length > 0 && (
              <Button
                variant="default"
                leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
                loading={reset.isPending}
                onClick={() => void askReset()}
              >
                {t('resetAll')}
              </Button>
            )}
            <Button
              component={Link}
              to={pathTo('permissionList')}
              variant="default"
              leftSection={<IconTable size={16} stroke={1.75} aria-hidden />}
            >
              {t('matrix')}
            </Button>
          </>
        }
      />
      <RoutesNote />
      <Answer of={answer} rows={11}>
        {({ data }) => <RoleTable rows={data} />}
      </Answer>
    </>
  )
}
