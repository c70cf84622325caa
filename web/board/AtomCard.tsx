import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { percentOf } from '#contract/kit/percent.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { Card } from '#web/board/cards.ts'
import { CardLine } from '#web/kit/board/CardLine.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { BlockedMark } from '#web/kit/ui/BlockedMark.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './board.module.css'

const { of } = venturePriority
const raised: readonly number[] = [of.high, of.urgent]

/**
 * The estimate, or the tracked time with its share of it, as far as the person sees either: beside a name and a day there is
 * no room for two times.
 */
const Hours = ({ of: { tracked, hours_planned } }: { readonly of: Card }) => {
  const t = useWords(boardWords)
  const f = useFormat()
  const estimate = hours_planned ? hours_planned * 3600 : undefined
  if (!tracked || estimate === undefined) return f.hours(tracked || (estimate ?? 0))
  const said = { tracked: f.hours(tracked), planned: f.hours(estimate), percent: percentOf(tracked, estimate) }
  return <span title={t('hoursOf', said)}>{t('hoursShare', said)}</span>
}

/** Marks of a card, where its name ends: late, blocked, urgent. */
const Marks = ({ card: { late, data, data_fim, blocked, priority } }: { readonly card: Card }) => {
  const n = useWords(atomWords)
  return (
    <span className={css['marks']}>
      {late && <LateMark since={data} until={data_fim} />}
      {blocked && <BlockedMark>{n('blocked')}</BlockedMark>}
      {raised.includes(priority) && (
        <StatusBadge tone={priority === of.urgent ? 'danger' : 'warn'}>
          {n(`priority_${venturePriority.keyOf(priority) ?? 'normal'}`)}
        </StatusBadge>
      )}
    </span>
  )
}

/** Code and name with what is to be seen first, and one line of who, until when and how long. */
export const AtomCard = ({ card, venture_id }: { readonly card: Card; readonly venture_id: number }) => {
  const f = useFormat()
  const place = { id: card.id, venture_id }
  const to = useNounPaths(atomNoun).show(place)
  return (
    <>
      <span>
        <span className={css['code']}>{card.ref}</span> {to ? <TextLink to={to}>{card.nome}</TextLink> : card.nome}
        <Marks card={card} />
      </span>
      <CardLine>
        {card.responsavel && <span title={card.responsavel.nome}>{card.responsavel.nome}</span>}
        {card.data && <span className="figures">{f.date(card.data)}</span>}
        {(card.tracked || card.hours_planned) && (
          <span className="figures">
            <Hours of={card} />
          </span>
        )}
      </CardLine>
    </>
  )
}
