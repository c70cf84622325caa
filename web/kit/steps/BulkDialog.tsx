import { useState } from 'react'
import type { AnyFlow, BulkCall } from '#contract/kit/steps/calls.ts'
import { bulkRef } from '#contract/kit/steps/steps.ts'
import type { Words } from '#contract/kit/words.ts'
import { stepsWords } from '#contract/kit/words/steps.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { lacking, worthOf, type Stepped } from '#web/kit/steps/stepped.ts'
import { useStepWords } from '#web/kit/steps/stepWords.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

export interface BulkDialogProps {
  readonly flow: Pick<AnyFlow, 'steps'>
  readonly name: string
  readonly words: Words
  /** Selected rows on which the step may be taken, and how many of the others there are. */
  readonly rows: readonly Stepped[]
  readonly left: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms a step on several records, with its reason: all are changed, or none, and then the dialog says by which. */
export const BulkDialog = ({ flow: { steps }, name, words, rows, left, onDone, onClose }: BulkDialogProps) => {
  const say = useStepWords(words)
  const t = useWords(stepsWords)
  const f = useFormat()
  const [refused, setRefused] = useState<string>()
  // What a step of money moves in all.
  const total = rows.reduce((sum, row) => sum + (worthOf(steps, row) ?? 0), 0)
  const many = say.of(name, 'many', { total: f.money(total) })
  const count = lacking(steps, rows)
  const lacks = count > 0 ? say.of(name, 'lacks', { count }) : undefined
  const isReasoned = steps.of[name]?.ask === 'reason'
  const fail = (error: CallError): boolean => {
    const row = rows.find(({ id }) => id === error.extra['id'])
    setRefused(row && t('refused', { name: row.nome, why: error.message }))
    return row !== undefined
  }
  const form = useForm<BulkCall>(bulkRef(steps, name), {
    fixed: { items: [] },
    required: isReasoned ? ['reason'] : [],
    words,
    send: (input) =>
      call<BulkCall>(bulkRef(steps, name), { ...input, items: rows.map(({ id, version }) => ({ id, version })) }),
    onDone: () => {
      toast.success(say.of(name, 'done') ?? say.button(name))
      onDone()
    },
    onRefused: (error) => {
      if (isCallError(error) && error.status === 409) void reread(steps.thing)
      return fail(error)
    },
  })
  return (
    <Dialog open title={say.button(name)} onClose={onClose}>
      <Stack>
        <p>{t('applies', { count: rows.length })}</p>
        {many !== undefined && <p>{many}</p>}
        {lacks !== undefined && <Notice tone="warn">{lacks}</Notice>}
        {left > 0 && <Notice tone="info">{t('left', { count: left })}</Notice>}
        {refused !== undefined && (
          <Notice tone="danger" role="alert">
            {refused}
          </Notice>
        )}
        <Form of={form}>
          {isReasoned && <LongTextField of={form.of('reason')} first />}
          <FormEnd of={form} onCancel={onClose} cancelWord={say.of(name, 'not')}>
            {say.button(name)}
          </FormEnd>
        </Form>
      </Stack>
    </Dialog>
  )
}
