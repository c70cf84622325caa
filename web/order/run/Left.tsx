import { orderRunWords } from '#contract/order/orderRun.words.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { LEFT_MAX } from '#contract/order/run.rules.ts'
import type { LeftLoop } from '#contract/order/run.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { loopFates } from '#contract/week/week.fates.ts'
import { weekPageWords } from '#contract/week/weekPage.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, Section, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

interface WayProps {
  readonly route: Extract<RouteName, 'loopShow' | 'weekShow'>
  readonly id: number
  readonly children: string
}

/** A link for whoever may open the page behind it. */
const Way = ({ route, id, children }: WayProps) => {
  const { role } = useSession()
  return mayOpen(routes[route], role) ? <TextLink to={pathTo(route, { id })}>{children}</TextLink> : children
}

const One = ({ of: { id, loop, person, week_id } }: { readonly of: LeftLoop }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  return (
    <Row at="between">
      <Stack gap="tight">
        <span>
          <Way route="weekShow" id={week_id}>
            {person.nome}
          </Way>
          {' · '}
          {loop === null ? (
            t('gone')
          ) : (
            <Way route="loopShow" id={id}>
              {loop.atomo.nome}
            </Way>
          )}
        </span>
        {loop && (
          <small className="figures">
            {f.dateTime(loop.inicio)} · {t(loop.settled ? 'now_settled' : 'now_waiting')}
          </small>
        )}
      </Stack>
      {loop && <strong className="figures">{f.clock(loop.segundos)}</strong>}
    </Row>
  )
}

/** The loops that the closing of a Friday left to a later week, by why. */
export const Left = ({ friday }: { readonly friday: string }) => {
  const t = useWords(orderRunWords)
  const w = useWords(weekPageWords)
  const f = useFormat()
  const answer = useCall(runCalls.left, { friday })
  return (
    <Card title={t('leftTitle')}>
      <Answer of={answer} rows={4}>
        {({ data }) => (
          <Stack>
            {data.length === 0 && <Quiet>{t('leftNone')}</Quiet>}
            {loopFates.map((fate) => {
              const those = data.filter((it) => it.fate === fate)
              if (those.length === 0) return null
              const people = new Set(those.map((it) => it.person.id)).size
              return (
                <Section
                  key={fate}
                  title={w(`fate_${fate}`)}
                  lead={t('leftOf', { loops: f.number(those.length), count: people })}
                >
                  <RuledList of={those}>{(left) => <One of={left} />}</RuledList>
                </Section>
              )
            })}
            {data.length === LEFT_MAX && <Quiet>{t('leftMore', { count: LEFT_MAX })}</Quiet>}
          </Stack>
        )}
      </Answer>
    </Card>
  )
}
