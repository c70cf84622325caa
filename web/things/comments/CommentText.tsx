import type { RichDoc } from '#contract/kit/rich.ts'
import { COMMENT_MAX, type CommentRow } from '#contract/things/comment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import type { Field } from '#web/kit/form/field.ts'
import { RichTextField } from '#web/kit/form/fields/rich/RichTextField.tsx'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { useWords } from '#web/kit/words.ts'
import { useMentions } from '#web/things/comments/useMentions.ts'

interface CommentTextProps {
  readonly of: OfRecord
  readonly body: Field<RichDoc | null>
  readonly known?: CommentRow['people']
  readonly first?: boolean
}

/** The text of a comment, in which those who may open the record can be mentioned. */
export const CommentText = ({ of, body, known = [], first = false }: CommentTextProps) => {
  const t = useWords(thingScreenWords)
  const { find, names } = useMentions(of, known, body.value)
  if (!names) return null
  return (
    <RichTextField of={body} placeholder={t('commentHint')} max={COMMENT_MAX} names={names} find={find} first={first} />
  )
}
