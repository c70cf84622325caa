import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { particleListCall } from '#contract/particle/particle.calls.ts'
import { particleRoutes } from '#contract/particle/particle.routes.ts'
import { particleStatus } from '#contract/particle/particle.rules.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { VoteButton } from '#web/particle/VoteButton.tsx'

const SHOWN = 10

/** Same tones as in the list. */
const tones = { backlog: 'quiet', todo: 'quiet', doing: 'brand', review: 'info', done: 'ok' } as const

const Column = ({ of }: { readonly of: number }) => {
  const t = useWords(particleWords)
  const key = particleStatus.keyOf(of) ?? 'backlog'
  return <StatusBadge tone={tones[key]}>{t(`status_${key}`)}</StatusBadge>
}

/** Backlog of a venture, the most wanted first, with links to its board and to a new particle. */
export const VentureParticles = ({ id, gone }: { readonly id: number; readonly gone: boolean }) => {
  const t = useWords(particleWords)
  const { can, role } = useSession()
  const paths = useNounPaths({ routes: particleRoutes })
  const sees = can('particle.open')
  const answer = useCall(
    particleListCall,
    { venture_id: id, promoted: 'false', sort: '-votes', per_page: SHOWN },
    { enabled: sees },
  )
  if (!sees) return null
  return (
    <div data-tour="venture-backlog">
      <Card title={t('title')}>
        <Answer of={answer}>
          {({ data }) => (
            <RuledList of={data} empty={t('ofVentureNone')}>
              {(row) => {
                const to = paths.show(row)
                return (
                  <Row at="between">
                    {to ? <TextLink to={to}>{row.nome}</TextLink> : row.nome}
                    <Row gap="tight">
                      {row.author && <Quiet>{row.author.nome}</Quiet>}
                      <Column of={row.status} />
                      <VoteButton of={row} />
                    </Row>
                  </Row>
                )
              }}
            </RuledList>
          )}
        </Answer>
        <Row>
          {can('particle.create') && mayOpen(routes.ventureParticleNew, role) && !gone && (
            <Button
              component={Link}
              to={pathTo('ventureParticleNew', { district_name: DISTRICT, project_id: id })}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            >
              {t('create')}
            </Button>
          )}
          {mayOpen(routes.workstationVentureParticleBoard, role) && (
            <TextLink to={pathTo('workstationVentureParticleBoard', { venture: id })}>{t('boardLink')}</TextLink>
          )}
          <TextLink to={`${paths.list}?venture_id=${String(id)}`}>{t('allOfVenture')}</TextLink>
        </Row>
      </Card>
    </div>
  )
}
