import type { Trait } from '#contract/kit/list/trait.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { Attachments } from '#web/things/Attachments.tsx'
import { Labels } from '#web/things/Labels.tsx'
import { Relations } from '#web/things/Relations.tsx'
import { Watchers } from '#web/things/Watchers.tsx'

interface SideThingsProps {
  readonly of: OfRecord
  readonly traits: readonly Trait[]
}

/** Labels, watchers, relations and files of a record, beside it. */
export const SideThings = ({ of, traits }: SideThingsProps) => (
  <>
    {traits.includes('labels') && <Labels of={of} />}
    {traits.includes('attachments') && <Attachments of={of} />}
    {traits.includes('watchers') && <Watchers of={of} />}
    {traits.includes('relations') && <Relations of={of} />}
  </>
)
