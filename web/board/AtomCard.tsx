import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { Card } from '#web/board/cards.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { BlockedMark } from '#web/kit/ui/BlockedMark.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './board.module.css'

const { of } = venturePriority
const raised: readonly number[] = [of.high, of.urgent]

export const AtomCard = ({ card, venture_id }: { readonly card: Card; readonly venture_id: number }) => {
  const t = useWords(boardWords)
  const n = useWords(atomWords)
  const f = useFormat()
  const place = { id: card.id, venture_id }
  const to = useNounPaths(atomNoun).show(place)
  const day = card.data && t('due', { day: f.date(`${card.data}T12:00:00Z`) })
  const priority = venturePriority.keyOf(card.priority) ?? 'normal'
  return (
    <>
      <span>{to ? <TextLink to={to}>{card.nome}</TextLink> : card.nome}</span>
      <span className={css['quiet']}>{[card.ref, card.cell.nome].join(' · ')}</span>
      {(card.responsavel || day) && (
        <span className={css['quiet']}>{[card.responsavel?.nome, day].filter(Boolean).join(' · ')}</span>
      )}
      {(card.late || card.blocked || raised.includes(card.priority)) && (
        <Row gap="tight">
          {card.late && <LateMark>{t('late')}</LateMark>}
          {card.blocked && <BlockedMark>{n('blocked')}</BlockedMark>}
          {raised.includes(card.priority) && (
            <StatusBadge tone={card.priority === of.urgent ? 'danger' : 'warn'}>
              {n(`priority_${priority}`)}
            </StatusBadge>
          )}
        </Row>
      )}
    </>
  )
}
