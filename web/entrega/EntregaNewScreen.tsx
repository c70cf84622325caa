import { useParams } from 'react-router'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaCrud } from '#contract/entrega/entrega.ts'
import { entregaFields } from '#web/entrega/entregaFields.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { InVenture } from '#web/page/venture/InVenture.tsx'

/** The screen of a new deliverable of the venture in the address. */
export const EntregaNewScreen = () => {
  const { id = '' } = useParams()
  const { can } = useSession()
  return (
    <InVenture id={id}>
      {(within) => (
        <RecordFormScreen
          noun={entregaNoun}
          of={entregaCrud}
          fields={entregaFields({ setsValue: can('entrega.seeValue'), venture: within.preset.venture_id })}
          filesLater
          {...within}
        />
      )}
    </InVenture>
  )
}
