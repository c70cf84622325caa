import { particleRoutes } from '#contract/particle/particle.routes.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import type { Card } from '#web/particle/board/useParticleMoves.ts'
import { VoteButton } from '#web/particle/VoteButton.tsx'

const { of } = venturePriority
const raised: readonly number[] = [of.high, of.urgent]

interface ParticleCardBodyProps {
  readonly card: Card
  /** True on a board with cards of several ventures. */
  readonly withVenture: boolean
}

/** Content of a card: name, venture, author, priority, estimate and votes. */
export const ParticleCardBody = ({ card, withVenture }: ParticleCardBodyProps) => {
  const t = useWords(particleWords)
  const f = useFormat()
  const to = useNounPaths({ routes: particleRoutes }).show({ id: card.id })
  return (
    <>
      <span>{to ? <TextLink to={to}>{card.nome}</TextLink> : card.nome}</span>
      {withVenture && (
        <Quiet>
          <VentureName {...card.venture} />
          {card.author && ` · ${card.author.nome}`}
        </Quiet>
      )}
      {!withVenture && card.author && <Quiet>{card.author.nome}</Quiet>}
      <Row gap="tight">
        <VoteButton of={card} />
        {raised.includes(card.priority) && (
          <StatusBadge tone={card.priority === of.urgent ? 'danger' : 'warn'}>
            {t(`priority_${venturePriority.keyOf(card.priority) ?? 'normal'}`)}
          </StatusBadge>
        )}
        {card.hours_planned !== null && <Quiet>{f.decimal(card.hours_planned)} h</Quiet>}
        {card.atom_id !== null && <StatusBadge tone="ok">{t('promotedTo')}</StatusBadge>}
      </Row>
    </>
  )
}
