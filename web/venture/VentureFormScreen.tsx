import { useEffect } from 'react'
import { ventureColours } from '#contract/venture/colour.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { CopyAction } from '#web/venture/CopyAction.tsx'
import { ventureFields } from '#web/venture/ventureFields.tsx'

export const VentureFormScreen = () => {
  const { can } = useSession()
  // Whoever leaves the form may have chosen another colour.
  useEffect(() => () => void invalidate(ventureColours), [])
  return (
    <Stack>
      <RecordFormScreen
        noun={ventureNoun}
        of={ventureCrud}
        fields={ventureFields({ seesValue: can('projeto.seeValue'), seesHours: can('atom.open') })}
      />
      <Row>
        <CopyAction />
      </Row>
    </Stack>
  )
}
