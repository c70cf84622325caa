import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { handAtoms, handCalls, handPeople } from '#contract/loop/hand/hand.ts'
import { loopHandWords } from '#contract/loop/hand/loopHand.words.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { HandFields } from '#web/loop/hand/HandFields.tsx'
import { RefusedForm } from '#web/page/RefusedForm.tsx'

/** Link to the import of hours from other tools' files, for people who write loops for others. */
const ImportHours = () => {
  const t = useWords(loopImportWords)
  const { can } = useSession()
  if (!can('loop.create')) return null
  return (
    <Button
      component={Link}
      to={pathTo('loopImport')}
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
    >
      {t('title')}
    </Button>
  )
}

const place = { routes: { list: 'loopCenter' } } as const

const HandForm = () => {
  const t = useWords(loopHandWords)
  const navigate = useNavigate()
  const form = useForm(handCalls.create, {
    draft: 'loop.hand',
    words: [loopHandWords],
    invalidates: [loopCenter],
    onDone: ({ data: { id } }) => {
      toast.success(t('written'))
      void navigate(pathTo('loopShow', { id }), { replace: true })
    },
  })
  const person = form.of('user_id')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<ImportHours />} />
      <Card narrow>
        <Form of={form}>
          <LookupField of={person} lookup={handPeople} />
          <LookupField
            of={form.of('atomo_id')}
            lookup={handAtoms}
            {...(person.value !== null && { within: { user_id: person.value } })}
          />
          <HandFields of={form} />
          <FormEnd of={form} onCancel={() => void navigate(pathTo('loopCenter'))}>
            {t('write')}
          </FormEnd>
        </Form>
      </Card>
    </>
  )
}

/** A loop that no timer measured, written for any active person. */
export const LoopNewScreen = () => {
  const t = useWords(loopHandWords)
  const { can } = useSession()
  return can('loop.create') ? <HandForm /> : <RefusedForm noun={place} title={t('title')} />
}
