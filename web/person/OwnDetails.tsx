import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { personCalls } from '#contract/person/person.ts'
import { personWords } from '#contract/person/person.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Card, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { DetailsForm, detailsForm } from '#web/person/DetailsForm.tsx'
import { Documents } from '#web/person/Documents.tsx'

type Kept = OutputOf<typeof personCalls.own>['data']

const Edit = ({ from, onClose }: { readonly from: Kept; readonly onClose: () => void }) => {
  const form = useForm(personCalls.ownUpdate, {
    from,
    invalidates: [personCalls.own],
    ...detailsForm(onClose),
  })
  return <DetailsForm of={form} onClose={onClose} />
}

/** Fetched when it opens, and not kept: documents and banks stand on no page that lies open. */
const Fetched = ({ onClose }: { readonly onClose: () => void }) => {
  const answer = useCall(personCalls.own, {}, { keep: false })
  return <Answer of={answer}>{({ data }) => <Edit from={data} onClose={onClose} />}</Answer>
}

/** One's own person, address, bank, work and company; documents as files stand beside. */
export const OwnDetails = () => {
  const t = useWords(personWords)
  const me = useMe()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Card title={t('own')} lead={t('ownLead')}>
        <FormFoot>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        </FormFoot>
        {open && (
          <Dialog open edge="end" title={t('own')} onClose={() => setOpen(false)}>
            <Fetched onClose={() => setOpen(false)} />
          </Dialog>
        )}
      </Card>
      <Documents id={me.id} />
    </>
  )
}
