import type { Trait } from '#contract/kit/list/trait.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { Checklist } from '#web/things/checklist/Checklist.tsx'
import { Comments } from '#web/things/comments/Comments.tsx'

interface MainThingsProps {
  readonly of: OfRecord
  readonly traits: readonly Trait[]
}

/** Checklist and comments of a record, which take the width of its page. */
export const MainThings = ({ of, traits }: MainThingsProps) => (
  <>
    {traits.includes('checklist') && <Checklist of={of} />}
    {traits.includes('comments') && <Comments of={of} />}
  </>
)
