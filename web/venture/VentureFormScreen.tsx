import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { useSession } from '#web/kit/session/session.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { ventureFields } from '#web/venture/ventureFields.tsx'

export const VentureFormScreen = () => {
  const { can } = useSession()
  return (
    <RecordFormScreen
      noun={ventureNoun}
      of={ventureCrud}
      fields={ventureFields({ seesValue: can('projeto.seeValue') })}
    />
  )
}
