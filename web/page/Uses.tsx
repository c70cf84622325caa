import type { Use } from '#contract/kit/list/crud.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { Card } from '#web/kit/ui/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { UseList } from '#web/page/UseList.tsx'

/** Where a record is used, as a part of its page. */
export const Uses = ({ uses, say }: { uses: readonly Use[]; say: SayKey }) => {
  const t = useWords(nounWords)
  return (
    <Card title={t('uses')}>
      <UseList uses={uses} say={say} />
    </Card>
  )
}
