import type { Use } from '#contract/kit/list/crud.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useWords } from '#web/kit/words.ts'
import { UseList } from '#web/page/UseList.tsx'
import css from './page.module.css'

/** Where a record is used, as a part of its page. */
export const Uses = ({ uses, say }: { uses: readonly Use[]; say: SayKey }) => {
  const t = useWords(nounWords)
  return (
    <section aria-labelledby="record-uses" className={css['card']}>
      <h2 id="record-uses" className={css['heading']}>
        {t('uses')}
      </h2>
      <UseList uses={uses} say={say} />
    </section>
  )
}
