import { Button } from '@mantine/core'
import { checklistCalls, type ChecklistItem } from '#contract/things/checklist.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/things/things.module.css'

interface EditItemProps {
  readonly of: OfRecord
  readonly item: ChecklistItem
  readonly close: () => void
}

/** Changes the text of an item, in its place. */
export const EditItem = ({ of, item, close }: EditItemProps) => {
  const t = useWords(thingScreenWords)
  const form = useForm(checklistCalls.update, {
    from: { text: item.text, version: item.version },
    fixed: { ...of, item: item.id },
    words: thingScreenWords,
    marked: false,
    onDone: (answer) => {
      answerOf(checklistCalls.list, of).set(answer)
      close()
    },
  })
  return (
    <Form of={form} label={t('itemText')}>
      <div className={css['beside']}>
        <TextField of={form.of('text')} label={t('itemText')} />
        <Button variant="default" onClick={close}>
          {t('cancel')}
        </Button>
        <SendButton of={form}>{t('commentSave')}</SendButton>
      </div>
    </Form>
  )
}
