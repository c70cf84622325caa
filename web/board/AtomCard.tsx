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

/** Marks of a card: late, blocked, urgent. */
const Marks = ({ card: { late, blocked, priority } }: { readonly card: Card }) => {
  const t = useWords(boardWords)
  const n = useWords(atomWords)
  const isRaised = raised.includes(priority)
  if (!late && !blocked && !isRaised) return null
  return (
    <Row gap="tight">
      {late && <LateMark>{t('late')}</LateMark>}
      {blocked && <BlockedMark>{n('blocked')}</BlockedMark>}
      {isRaised && (
        <StatusBadge tone={priority === of.urgent ? 'danger' : 'warn'}>
          {n(`priority_${venturePriority.keyOf(priority) ?? 'normal'}`)}
        </StatusBadge>
      )}
    </Row>
  )
}

export const AtomCard = ({ card, venture_id }: { readonly card: Card; readonly venture_id: number }) => {
  const t = useWords(boardWords)
  const f = useFormat()
  const place = { id: card.id, venture_id }
  const to = useNounPaths(atomNoun).show(place)
  const day = card.data && t('due', { day: f.date(card.data) })
  return (
    <>
      <span>{to ? <TextLink to={to}>{card.nome}</TextLink> : card.nome}</span>
      <span className={css['quiet']}>{[card.ref, card.cell.nome].join(' · ')}</span>
      {(card.responsavel || day) && (
        <span className={css['quiet']}>{[card.responsavel?.nome, day].filter(Boolean).join(' · ')}</span>
      )}
      <Marks card={card} />
    </>
  )
}
