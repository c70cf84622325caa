import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Crud, Versioned } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { FormValues } from '#web/kit/form/field.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import type { Form as Handles } from '#web/kit/form/handles.ts'
import { useRecordForm } from '#web/kit/form/useRecordForm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { attachLater, FilesLater, noFiles } from '#web/things/FilesLater.tsx'

/** Fields of a noun in their order: all that a noun adds to the form. */
export type FieldsOf<F extends z.ZodRawShape> = (form: Handles<FormValues<z.input<z.ZodObject<F>>>>) => ReactNode

interface RecordFormProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  /** Record to edit; a new one when left out. */
  readonly from?: R
  /** Values of a new record from the address. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Values that a new record's form begins with. */
  readonly begin?: Readonly<Record<string, unknown>>
  /** Words of the button and of what was done, where a new record is sent to somebody and not just saved. */
  readonly sends?: { readonly button: string; readonly done: string }
  /** True when a new record takes files too: uploaded meanwhile, and attached once it is stored. */
  readonly filesLater?: boolean
  readonly onDone: (row: R) => void
  readonly onCancel: () => void
}

/** Form of a record with its buttons. */
export const RecordForm = <R extends Versioned, F extends z.ZodRawShape>(props: RecordFormProps<R, F>) => {
  const { noun, of, fields, from, preset, begin, sends, filesLater = false, onDone, onCancel } = props
  const u = useWords(uiWords)
  const [underway, setUnderway] = useState(false)
  const takesFiles = filesLater && from === undefined
  const form = useRecordForm(of, {
    words: noun.words,
    ...(from && { from }),
    ...(preset && { preset }),
    ...(begin && { begin }),
    ...(takesFiles && { local: noFiles, after: (row, local) => attachLater({ thing: noun.thing, id: row.id }, local) }),
    onDone: (row) => {
      toast.success(sends?.done ?? u('saved'))
      onDone(row)
    },
  })
  return (
    <Form of={form}>
      {fields(form)}
      {takesFiles && <FilesLater of={form.core} onUnderway={setUnderway} />}
      <FormEnd of={form} onCancel={onCancel} loading={underway}>
        {sends?.button ?? u('save')}
      </FormEnd>
    </Form>
  )
}
