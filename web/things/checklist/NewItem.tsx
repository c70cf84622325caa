import { checklistCalls } from '#contract/things/checklist.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { useWords } from '#web/kit/words.ts'
import { composed } from '#web/things/composed.ts'
import css from '#web/things/things.module.css'

/** Adds an item to a checklist; Enter adds it and is ready for the next one. */
export const NewItem = ({ of }: { of: OfRecord }) => {
  const t = useWords(thingScreenWords)
  const form = useForm(checklistCalls.add, {
    fixed: of,
    draft: `checklist.${of.thing}.${of.id}`,
    words: thingScreenWords,
    guard: false,
    marked: false,
    onDone: (answer) => answerOf(checklistCalls.list, of).set(answer),
  })
  return (
    <Form of={form} label={t('field_text')}>
      <div className={css['beside']}>
        <TextField of={composed(form.of('text'))} />
        <SendButton of={form}>{t('itemAdd')}</SendButton>
      </div>
    </Form>
  )
}
