import { nounWords } from '#contract/kit/list/noun.words.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { UseList, type UseListProps } from '#web/page/UseList.tsx'

/** Where a record is used, as a part of its page. */
export const Uses = (props: UseListProps) => {
  const t = useWords(nounWords)
  return (
    <Card title={t('uses')}>
      <UseList {...props} />
    </Card>
  )
}
