import { deployRoutes } from '#contract/deploy/deploy.routes.ts'
import { deployResult, deployList, environment } from '#contract/deploy/deploy.ts'
import { deployWords } from '#contract/deploy/deploy.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 5
const tones = { underWay: 'info', done: 'ok', failed: 'danger', rolledBack: 'warn' } as const

/** The last deploys of a venture, for whoever may open deploys. */
export const VentureDeploys = ({ id }: { readonly id: number }) => {
  const t = useWords(deployWords)
  const f = useFormat()
  const { can } = useSession()
  const paths = useNounPaths({ routes: deployRoutes })
  const answer = useCall(deployList.calls.list, { venture_id: id, per_page: SHOWN }, { enabled: can('deploy.open') })
  if (!can('deploy.open')) return null
  return (
    <Card title={t('ofVenture')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={data} empty={t('ofVentureNone')}>
            {(row) => {
              const result = deployResult.keyOf(row.result) ?? 'done'
              const to = paths.show(row)
              return (
                <Row at="between">
                  <span>
                    {to ? <TextLink to={to}>{row.nome}</TextLink> : row.nome} ·{' '}
                    {t(`environment_${environment.keyOf(row.environment) ?? 'production'}`)} · {f.dateTime(row.at)}
                  </span>
                  <StatusBadge tone={tones[result]}>{t(`result_${result}`)}</StatusBadge>
                </Row>
              )
            }}
          </RuledList>
        )}
      </Answer>
      <Row>
        <TextLink to={`${paths.list}?venture_id=${String(id)}`}>{t('allOfVenture')}</TextLink>
      </Row>
    </Card>
  )
}
