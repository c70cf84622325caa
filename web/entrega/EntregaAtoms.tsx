import { Button } from '@mantine/core'
import { useState } from 'react'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import type { EntregaRow } from '#contract/entrega/entrega.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { AtomLine } from '#web/entrega/AtomLine.tsx'
import { AtomsDialog } from '#web/entrega/AtomsDialog.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

/** The atoms that point to a deliverable. */
export const EntregaAtoms = ({ of }: { readonly of: EntregaRow }) => {
  const t = useWords(entregaPageWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [choosing, setChoosing] = useState(false)
  const answer = useCall(entregaCalls.report, { id: of.id })
  return (
    <Card title={t('atoms')}>
      <Answer of={answer}>
        {({ atoms }) => (
          <RuledList of={atoms} empty={t('atomsNone')}>
            {(atom) => <AtomLine of={atom} venture_id={of.venture_id} />}
          </RuledList>
        )}
      </Answer>
      {can('entrega.edit') && of.deleted_at === null && (
        <Row>
          <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setChoosing(true))}>
            {t('choose')}
          </Button>
        </Row>
      )}
      {choosing && <AtomsDialog of={of} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
