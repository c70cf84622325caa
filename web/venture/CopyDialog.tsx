import { useNavigate } from 'react-router'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { copyCalls, ventureSources } from '#contract/venture/copy.ts'
import { copyWords } from '#contract/venture/copy.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { ventureClients, ventureList } from '#contract/venture/venture.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface CopyDialogProps {
  /** The venture to copy, where it is known. */
  readonly of?: RecordRef & { readonly cliente?: RecordRef | null }
  readonly onClose: () => void
}

/** Asks what to take along from a venture, and makes another one of it. */
export const CopyDialog = ({ of, onClose }: CopyDialogProps) => {
  const t = useWords(copyWords)
  const navigate = useNavigate()
  const paths = useNounPaths({ routes: ventureRoutes })
  const form = useForm(copyCalls.make, {
    from: of ? { from_id: of.id, cliente_id: of.cliente?.id ?? null } : {},
    words: copyWords,
    onDone: ({ data }) => {
      toast.success(t('made'))
      void invalidate(ventureList.calls.list)
      onClose()
      void navigate(paths.show(data) ?? paths.list)
    },
  })
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <p>{t('lead')}</p>
      <Form of={form}>
        <LookupField of={form.of('from_id')} lookup={ventureSources} known={of ?? null} />
        <Columns even>
          <TextField of={form.of('nome')} first />
          <TextField of={form.of('code')} />
        </Columns>
        <LookupField of={form.of('cliente_id')} lookup={ventureClients} known={of?.cliente ?? null} />
        <DateField of={form.of('starts_on')} plan />
        <Quiet>{t('datesHint')}</Quiet>
        <FlagField of={form.of('atoms')} />
        <FlagField of={form.of('goals')} />
        <FlagField of={form.of('resources')} />
        <FlagField of={form.of('team')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('make')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
