import { commentCalls } from '#contract/things/comment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { newId } from '#web/kit/newId.ts'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { CommentText } from '#web/things/comments/CommentText.tsx'
import { composed } from '#web/things/composed.ts'

/** Writes a new comment; what is typed survives a reload and a refusal. */
export const NewComment = ({ of }: { of: OfRecord }) => {
  const t = useWords(thingScreenWords)
  const form = useForm(commentCalls.create, {
    from: () => ({ client_id: newId() }),
    fixed: of,
    draft: `comment.${of.thing}.${of.id}`,
    words: thingScreenWords,
    guard: false,
    marked: false,
    invalidates: [commentCalls.list],
    onDone: () => void toast.success(t('commentSent')),
  })
  return (
    <Form of={form} label={t('field_body')}>
      <CommentText of={of} body={composed(form.of('body'))} />
      <FormFoot>
        <SendButton of={form}>{t('commentSend')}</SendButton>
      </FormFoot>
    </Form>
  )
}
