import { useParams } from 'react-router'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud } from '#contract/resource/resource.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { InVenture } from '#web/page/venture/InVenture.tsx'
import { resourceFields } from '#web/resource/resourceFields.tsx'

/** The screen of a new resource of the venture in the address, its files with it. */
export const ResourceNewScreen = () => {
  const { projectId = '' } = useParams()
  return (
    <InVenture id={projectId}>
      {(within) => (
        <RecordFormScreen noun={resourceNoun} of={resourceCrud} fields={resourceFields} filesLater {...within} />
      )}
    </InVenture>
  )
}
