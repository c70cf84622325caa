import { portfolioWords } from '#contract/venture/portfolio.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { stages } from '#contract/venture/venture.rules.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import type { BoardMove } from '#web/kit/board/arrange.ts'
import { Board } from '#web/kit/board/Board.tsx'
import { CardLine } from '#web/kit/board/CardLine.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { VentureProgress } from '#web/page/venture/VentureProgress.tsx'
import { useStaging } from '#web/venture/useStaging.tsx'
import css from './portfolio.module.css'

const VentureCard = ({ of }: { readonly of: VentureRow }) => {
  const t = useWords(portfolioWords)
  const f = useFormat()
  const to = useNounPaths({ routes: ventureRoutes }).show(of)
  const when = of.ends_on ? t('due', { day: f.date(of.ends_on) }) : t('noDate')
  return (
    <>
      <span className={css['name']}>
        <VentureMark id={of.id} />
        {to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}{' '}
        {of.late > 0 && <LateMark>{t('late', { count: of.late })}</LateMark>}
      </span>
      <CardLine>
        <span>{of.code}</span>
        {of.cliente && <span title={of.cliente.nome}>{of.cliente.nome}</span>}
      </CardLine>
      <CardLine>
        <span title={when}>{of.ends_on ? f.date(of.ends_on) : when}</span>
        <VentureProgress of={of} />
      </CardLine>
    </>
  )
}

/** Ventures in columns, one for each stage; a card goes a stage on when it is moved there, or back with a reason. */
export const StageBoard = ({ of }: { readonly of: readonly VentureRow[] }) => {
  const n = useWords(ventureWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const { go, asking } = useStaging()
  const move = ({ id, column }: BoardMove) => {
    const venture = of.find((it) => it.id === id)
    const stage = stages[column]
    // Within a stage they stand by their day of delivery.
    if (venture && stage && stage !== venture.stage) unlessViewing(() => go(venture, stage))()
  }
  return (
    <>
      <Board
        columns={stages.map((stage, key) => ({ key, title: n(`stage_${stage}`), limit: null }))}
        cards={of.map((row) => ({
          ...row,
          column: stages.indexOf(row.stage),
          title: row.nome,
          text: [row.code, row.cliente?.nome].filter(Boolean).join(' '),
        }))}
        movable={can('projeto.changeStatus')}
        ordered={false}
        onMove={move}
      >
        {(row) => <VentureCard of={row} />}
      </Board>
      {asking}
    </>
  )
}
