import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { entregaListCall } from '#contract/entrega/entrega.calls.ts'
import { entregaRoutes } from '#contract/entrega/entrega.routes.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { EntregaBadge } from '#web/entrega/EntregaBadge.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 50

/** The deliverables of a venture by their planned day. */
export const VentureEntregas = ({ id }: { readonly id: number }) => {
  const t = useWords(entregaPageWords)
  const f = useFormat()
  const { can, role } = useSession()
  const { show } = useNounPaths({ routes: entregaRoutes })
  const sees = can('entrega.enter')
  const answer = useCall(entregaListCall, { venture_id: id, sort: 'planned_on', per_page: SHOWN }, { enabled: sees })
  if (!sees) return null
  return (
    <Card title={t('entregas')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('none')}>
            {(row) => {
              const to = show(row)
              const about = [
                row.planned_on && t('due', { day: f.date(row.planned_on) }),
                typeof row.valor_centavos === 'number' && f.money(row.valor_centavos),
              ].filter(Boolean)
              return (
                <Stack gap="tight">
                  <Row at="between">
                    {to ? <TextLink to={to}>{row.nome}</TextLink> : row.nome}
                    <EntregaBadge status={row.status} />
                  </Row>
                  {about.length > 0 && <Quiet>{about.join(' · ')}</Quiet>}
                </Stack>
              )
            }}
          </RuledList>
        )}
      </Answer>
      {can('entrega.create') && mayOpen(routes.entregaNew, role) && (
        <Row>
          <Button
            component={Link}
            to={pathTo('entregaNew', { id })}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          >
            {t('new')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
