import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { personCalls } from '#contract/person/person.ts'
import { personWords } from '#contract/person/person.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Card, FormFoot, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { DetailFacts } from '#web/person/DetailFacts.tsx'
import { DetailsForm, detailsForm } from '#web/person/DetailsForm.tsx'

interface OfPerson {
  readonly id: number
  readonly onClose: () => void
}

const Edit = ({ id, from, onClose }: OfPerson & { readonly from: OutputOf<typeof personCalls.show>['data'] }) => {
  const form = useForm(personCalls.update, {
    from: { ...from, id },
    fixed: { id: String(id) },
    invalidates: [personCalls.show],
    ...detailsForm(onClose),
  })
  return <DetailsForm of={form} onClose={onClose} />
}

/** Each reading is audited: it is asked for once it is wanted, and never kept. */
const Read = ({ id, onClose }: OfPerson) => {
  const t = useWords(personWords)
  const [editing, setEditing] = useState(false)
  const answer = useCall(personCalls.show, { id: String(id) }, { staleTime: Number.POSITIVE_INFINITY, keep: false })
  return (
    <Answer of={answer}>
      {({ data }) =>
        editing ? (
          <Edit id={id} from={data} onClose={onClose} />
        ) : (
          <Stack>
            {data.version === 0 && <p>{t('nothing')}</p>}
            <DetailFacts of={data} />
            <FormFoot>
              <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
            </FormFoot>
          </Stack>
        )
      }
    </Answer>
  )
}

/** Person, address, bank, work and company of somebody, shown at a press. */
export const PersonDetails = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const t = useWords(personWords)
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('own')} lead={t('othersLead')}>
      <FormFoot>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      </FormFoot>
      {open && (
        <Dialog open edge="end" title={name} onClose={() => setOpen(false)}>
          <Read id={id} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </Card>
  )
}
