import { portfolioWords } from '#contract/venture/portfolio.words.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { stages } from '#contract/venture/venture.rules.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { StageAction } from '#web/venture/StageAction.tsx'
import css from './portfolio.module.css'

const VentureCard = ({ of }: { readonly of: VentureRow }) => {
  const t = useWords(portfolioWords)
  const f = useFormat()
  const to = useNounPaths(ventureNoun).show(of)
  return (
    <li className={css['card']}>
      <span className={css['name']}>{to ? <TextLink to={to}>{of.nome}</TextLink> : of.nome}</span>
      <span className={css['quiet']}>{[of.code, of.cliente?.nome].filter(Boolean).join(' · ')}</span>
      <span className={css['quiet']}>
        {of.ends_on ? t('due', { day: f.date(`${of.ends_on}T12:00:00Z`) }) : t('noDate')}
      </span>
      <span className={css['quiet']}>{t('atoms', { done: of.progress.done, total: of.progress.total })}</span>
      {of.late > 0 && <LateMark>{t('late', { count: of.late })}</LateMark>}
      <StageAction of={of} />
    </li>
  )
}

/** Ventures in columns, one for each stage; the menu of a card moves it a stage on, or back with a reason. */
export const StageBoard = ({ of }: { readonly of: readonly VentureRow[] }) => {
  const t = useWords(portfolioWords)
  const n = useWords(ventureWords)
  return (
    // A scrolling area has to take focus where nothing inside it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['board']} role="region" tabIndex={0} aria-label={t('view_board')}>
      {stages.map((stage) => {
        const here = of.filter((it) => it.stage === stage)
        return (
          <section key={stage} className={css['column']} aria-label={n(`stage_${stage}`)}>
            <h2 className={css['head']}>
              {n(`stage_${stage}`)} <span className="figures">{here.length}</span>
            </h2>
            {here.length === 0 && <span className={css['quiet']}>{t('stageNone')}</span>}
            <ul className={css['cards']}>
              {here.map((row) => (
                <VentureCard key={row.id} of={row} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
