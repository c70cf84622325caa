import type { Use } from '#contract/kit/list/crud.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { useFormat } from '#web/kit/format.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './page.module.css'

/** How often a record is used, place by place, with the first few names. */
export const UseList = ({ uses, say }: { uses: readonly Use[]; say: SayKey }) => {
  const t = useWords(nounWords)
  const f = useFormat()
  const used = uses.filter((it) => it.count > 0)
  if (used.length === 0) return <p className={css['quiet']}>{t('unused')}</p>
  return (
    <ul className={css['list']}>
      {used.map((it) => {
        const rest = it.count - it.names.length
        return (
          <li key={it.key} className={css['entry']}>
            <span className={css['line']}>
              <span>{say(`use_${it.key}`)}</span>
              <strong className="figures">{f.number(it.count)}</strong>
            </span>
            <span className={css['quiet']}>
              {it.names.join(', ')}
              {rest > 0 && ` ${t('andMore', { count: rest })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
