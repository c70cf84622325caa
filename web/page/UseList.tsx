import type { Use } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './page.module.css'

export interface UseListProps {
  readonly noun: Noun
  /** Id of the used record. */
  readonly id: number
  readonly uses: readonly Use[]
}

/** Number of uses of a record by place, with the first few names; the count links to the list of all. */
export const UseList = ({ noun, id, uses }: UseListProps) => {
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const f = useFormat()
  const { role } = useSession()
  const used = uses.filter((it) => it.count > 0)
  if (used.length === 0) return <p className={css['quiet']}>{t('unused')}</p>
  const count = (use: Use) => {
    const figure = <strong className="figures">{f.number(use.count)}</strong>
    const list = noun.uses[use.key]
    if (!list || !mayOpen(routes[list.route], role)) return figure
    return (
      <TextLink to={`${pathOf(list.route)}?${list.filter}=${String(id)}`}>
        {figure} <span className="visually-hidden">{say(`use_${use.key}`)}</span>
      </TextLink>
    )
  }
  return (
    <ul className={css['list']}>
      {used.map((use) => {
        const rest = use.count - use.names.length
        return (
          <li key={use.key} className={css['entry']}>
            <span className={css['line']}>
              <span>{say(`use_${use.key}`)}</span>
              {count(use)}
            </span>
            <span className={css['quiet']}>
              {use.names.join(', ')}
              {rest > 0 && ` ${t('andMore', { count: rest })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
