import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestCrud } from '#contract/loopRequest/loopRequest.ts'
import { loopRequestWords } from '#contract/loopRequest/loopRequest.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand(
  'LoopRequestEdit',
  async () => (await import('#web/loopRequest/LoopRequestEdit.tsx')).LoopRequestEdit,
)

/** The loop that an accepted request became. */
const Became = ({ loop_id }: { readonly loop_id: number }) => {
  const t = useWords(loopRequestWords)
  return (
    <Card title={t('became')}>
      <TextLink to={pathTo('loopShow', { id: loop_id })}>{t('openLoop')}</TextLink>
    </Card>
  )
}

export const LoopRequestShowScreen = () => (
  <RecordScreen
    noun={loopRequestNoun}
    of={loopRequestCrud}
    main={(row) => row.loop_id !== null && <Became loop_id={row.loop_id} />}
    edit={edit}
  />
)
