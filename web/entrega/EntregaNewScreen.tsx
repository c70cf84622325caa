import { useParams } from 'react-router'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaCrud } from '#contract/entrega/entrega.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { entregaFields } from '#web/entrega/entregaFields.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

const ID = /^[1-9]\d{0,9}$/

/** The screen of a new deliverable of the venture in the address. */
export const EntregaNewScreen = () => {
  const { id = '' } = useParams()
  const { can } = useSession()
  const paths = useNounPaths(ventureNoun)
  const answer = useCall(ventureCrud.calls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={ventureNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) => (
        <RecordFormScreen
          noun={entregaNoun}
          of={entregaCrud}
          fields={entregaFields({ setsValue: can('entrega.seeValue') })}
          preset={{ venture_id: data.id }}
          filesLater
          crumbs={[{ label: data.nome, to: paths.show(data) ?? paths.list }]}
        />
      )}
    </Answer>
  )
}
