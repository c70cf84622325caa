import { particleRoutes } from '#contract/particle/particle.routes.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { CardLine } from '#web/kit/board/CardLine.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
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
      <CardLine>
        {withVenture && (
          <span title={card.venture.nome}>
            <VentureName {...card.venture} />
          </span>
        )}
        {card.author && <span title={card.author.nome}>{card.author.nome}</span>}
      </CardLine>
      <CardLine>
        <VoteButton of={card} />
        {raised.includes(card.priority) && (
          <StatusBadge tone={card.priority === of.urgent ? 'danger' : 'warn'}>
            {t(`priority_${venturePriority.keyOf(card.priority) ?? 'normal'}`)}
          </StatusBadge>
        )}
        {card.hours_planned !== null && <span className="figures">{f.hours(card.hours_planned * 3600)}</span>}
        {card.atom_id !== null && <StatusBadge tone="ok">{t('promotedTo')}</StatusBadge>}
      </CardLine>
    </>
  )
}
