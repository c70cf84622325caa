import { IconArrowBackUp } from '@tabler/icons-react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCorrectWords } from '#contract/loop/loopCorrect.words.ts'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { Notice, TextButton } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { AtomField } from '#web/loop/correct/AtomField.tsx'
import { putLoop } from '#web/loop/current.ts'
import { closeLoop, correctLoop, editLoop, type Correctable } from '#web/loop/dialog/modal.ts'

/** Corrects a loop's atom, description and type, and its start while it runs. */
export const EditLoop = ({ loop }: { readonly loop: Correctable }) => {
  const t = useWords(loopCorrectWords)
  const words = useWords(loopWords)
  const r = useWords(loopReturnedWords)
  const f = useFormat()
  const running = loop.status === 1
  const { version, atomo_id, atomo, projeto, venture_id, descricao, tipo, inicio } = loop
  const form = useForm(loopCalls.correct, {
    schema: loopSchemas.correct.input,
    fixed: { id: loop.id },
    from: { version, atomo_id, descricao, tipo, ...(running ? { inicio } : {}) },
    words: [loopCorrectWords],
    // A concluded loop needs a description.
    required: loop.status === 3 ? ['descricao', 'tipo'] : [],
    invalidates: [loopCenter, loopCalls.show],
    onDone: ({ data }) => {
      putLoop(data)
      toast.success(words('corrected'))
      closeLoop()
    },
  })
  return (
    <Form of={form}>
      {loop.returned && (
        <Notice icon={IconArrowBackUp} tone="warn">
          {r('by', { name: loop.returned.by, reason: loop.returned.reason })}
        </Notice>
      )}
      {loop.fim !== null && (
        <p className="figures">
          {f.dateTime(loop.inicio)} – {f.dateTime(loop.fim)}
        </p>
      )}
      <AtomField of={form.of('atomo_id')} current={{ id: atomo_id, nome: atomo, projeto, venture_id }} />
      {running && <DateTimeField of={form.of('inicio')} />}
      <LongTextField of={form.of('descricao')} rows={2} />
      <ChoiceField
        of={form.of('tipo')}
        codes={loopType}
        labelOf={(key) => {
          const type = loopType.list.find((it) => it.key === key)
          return type ? words(`type_${type.key}`) : key
        }}
      />
      <p>{t('kept')}</p>
      {loop.status === 3 && !loop.endOpen && (
        <p>
          {t('endClosed')} <TextButton onClick={() => editLoop({ ...loop, asks: true })}>{t('ask')}</TextButton>
        </p>
      )}
      {loop.endOpen && <TextButton onClick={() => correctLoop(loop)}>{t('fixEnd')}</TextButton>}
      <FormEnd of={form} onCancel={closeLoop}>
        {t('correct')}
      </FormEnd>
    </Form>
  )
}
