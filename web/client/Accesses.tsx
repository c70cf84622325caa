import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { clientAccessRole } from '#contract/client/access.states.ts'
import type { ClientAccess } from '#contract/client/access.ts'
import type { ClientRow } from '#contract/client/client.ts'
import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { accessTones } from '#web/client/accessTones.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

/** Accesses of a client's people. */
export const Accesses = ({ of, accesses }: { readonly of: ClientRow; readonly accesses: readonly ClientAccess[] }) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  return (
    <Card title={t('accesses')}>
      {accesses.length === 0 ? (
        <p>{t('accessesNone')}</p>
      ) : (
        <Stack>
          {accesses.map((access) => (
            <Row key={access.id} at="between">
              <Stack gap="tight">
                <TextLink to={pathOf('clientAccessShow', access.id)}>{access.nome || access.email}</TextLink>
                <span>{t(`role_${clientAccessRole.keyOf(access.role) ?? 'basic'}`)}</span>
              </Stack>
              <StatusBadge tone={accessTones[access.state]}>{t(`state_${access.state}`)}</StatusBadge>
            </Row>
          ))}
        </Stack>
      )}
      {can('clientAccess.create') && of.deleted_at === null && (
        <Row>
          <Button
            component={Link}
            variant="default"
            to={pathTo('clientAccessNew', { clienteid: of.id })}
            leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
          >
            {t('accessNew')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
