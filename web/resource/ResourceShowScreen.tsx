import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud } from '#contract/resource/resource.ts'
import { Markdown } from '#web/kit/rich/Markdown.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { ResourceFiles } from '#web/resource/ResourceFiles.tsx'

const edit = onDemand('ResourceEdit', async () => (await import('#web/resource/ResourceEdit.tsx')).ResourceEdit)

export const ResourceShowScreen = () => {
  const t = useWords(resourcePageWords)
  const { can } = useSession()
  // Files stand in the page, with what is in them; the rest that hangs on it is of whoever may change it.
  const traits = can('resource.edit') ? resourceNoun.traits.filter((it) => it !== 'attachments') : []
  const about = { noun: { ...resourceNoun, traits }, of: resourceCrud }
  return (
    <RecordScreen
      {...about}
      main={(row) => (
        <>
          {row.descricao !== '' && (
            <Card title={t('text')}>
              <Markdown of={row.descricao} />
            </Card>
          )}
          <ResourceFiles of={row} />
        </>
      )}
      edit={edit}
    />
  )
}
