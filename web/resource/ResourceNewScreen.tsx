import { useParams } from 'react-router'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud } from '#contract/resource/resource.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { resourceFields } from '#web/resource/resourceFields.tsx'

const ID = /^[1-9]\d{0,9}$/

/** The screen of a new resource of the venture in the address, its files with it. */
export const ResourceNewScreen = () => {
  const { projectId: id = '' } = useParams()
  const paths = useNounPaths(ventureNoun)
  const answer = useCall(ventureCrud.calls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={ventureNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) => (
        <RecordFormScreen
          noun={resourceNoun}
          of={resourceCrud}
          fields={resourceFields}
          preset={{ venture_id: data.id }}
          filesLater
          crumbs={[{ label: data.nome, to: paths.show(data) ?? paths.list }]}
        />
      )}
    </Answer>
  )
}
