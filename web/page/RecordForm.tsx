import type { ReactNode } from 'react'
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

/** The fields of a noun, in their order: its only part of a form. */
export type FieldsOf<F extends z.ZodRawShape> = (form: Handles<FormValues<z.input<z.ZodObject<F>>>>) => ReactNode

interface RecordFormProps<R, F extends z.ZodRawShape> {
  readonly noun: Noun
  readonly of: Crud<R, F>
  readonly fields: FieldsOf<F>
  /** The record to change; a new one when left out. */
  readonly from?: R
  /** Fields of a new record that its address has settled. */
  readonly preset?: Readonly<Record<string, unknown>>
  readonly onDone: (row: R) => void
  readonly onCancel: () => void
}

/** The form of a record, with its buttons. */
export const RecordForm = <R extends Versioned, F extends z.ZodRawShape>(props: RecordFormProps<R, F>) => {
  const { noun, of, fields, from, preset, onDone, onCancel } = props
  const u = useWords(uiWords)
  const form = useRecordForm(of, {
    words: noun.words,
    ...(from && { from }),
    ...(preset && { preset }),
    onDone: (row) => {
      toast.success(u('saved'))
      onDone(row)
    },
  })
  return (
    <Form of={form}>
      {fields(form)}
      <FormEnd of={form} onCancel={onCancel}>
        {u('save')}
      </FormEnd>
    </Form>
  )
}
