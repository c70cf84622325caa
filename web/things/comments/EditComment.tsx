import { Button } from '@mantine/core'
import { commentCalls, type CommentRow } from '#contract/things/comment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { CommentText } from '#web/things/comments/CommentText.tsx'

interface EditCommentProps {
  readonly of: OfRecord
  readonly row: CommentRow
  readonly close: () => void
}

/** Changes one's own comment, in its place. */
export const EditComment = ({ of, row, close }: EditCommentProps) => {
  const t = useWords(thingScreenWords)
  const form = useForm(commentCalls.update, {
    from: { body: row.body, version: row.version },
    fixed: { ...of, comment: row.id },
    draft: `comment.${row.id}`,
    words: thingScreenWords,
    marked: false,
    invalidates: [commentCalls.list],
    onDone: close,
  })
  return (
    <Form of={form} label={t('commentBy', { name: row.author?.nome ?? '' })}>
      <CommentText of={of} body={form.of('body')} known={row.people} first />
      <FormFoot>
        <Button
          variant="default"
          onClick={() => {
            form.startOver()
            close()
          }}
        >
          {t('cancel')}
        </Button>
        <SendButton of={form}>{t('commentSave')}</SendButton>
      </FormFoot>
    </Form>
  )
}
