import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { signedInRoles, type SignedInRole } from '#contract/access/roles.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { RoleEditor } from '#web/permission/role/RoleEditor.tsx'

const Known = ({ role }: { role: SignedInRole }) => {
  const answer = useCall(permissionCalls.role, { role })
  return (
    <Answer of={answer} rows={14}>
      {({ data }) => <RoleEditor grants={data} />}
    </Answer>
  )
}

const Unknown = () => {
  const t = useWords(permissionScreenWords)
  return (
    <>
      <PageHeader title={t('title')} documentTitle={t('unknownRole')} />
      <EmptyState
        icon={IconLock}
        title={t('unknownRole')}
        body={t('unknownRoleBody')}
        action={
          <Button component={Link} to={pathTo('permissionRoles')}>
            {t('toRoles')}
          </Button>
        }
      />
    </>
  )
}

/** Edits the permissions of one role. */
export const RoleEditScreen = () => {
  const { role: text } = useParams()
  const role = signedInRoles.find((it) => String(it) === text)
  return role === undefined ? <Unknown /> : <Known key={role} role={role} />
}
