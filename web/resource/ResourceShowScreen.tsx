import { resourcePageWords } from '#contract/resource/page.words.ts'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud } from '#contract/resource/resource.ts'
import { Markdown } from '#web/kit/rich/Markdown.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { resourceFields } from '#web/resource/resourceFields.tsx'
import { ResourceFiles } from '#web/resource/ResourceFiles.tsx'

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
      form={(row, onClose) => <RecordFormDialog {...about} fields={resourceFields} from={row} onClose={onClose} />}
    />
  )
}
