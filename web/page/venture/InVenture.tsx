import type { ReactNode } from 'react'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'

const ID = /^[1-9]\d{0,9}$/

/** What a form of something within a venture begins with. */
interface Within {
  readonly preset: { readonly venture_id: number }
  readonly crumbs: readonly [{ readonly label: string; readonly to: string }]
}

/** A form of something within the venture of an address, once the reader is known to see it. */
export const InVenture = ({ id, children }: { readonly id: string; readonly children: (of: Within) => ReactNode }) => {
  const paths = useNounPaths(ventureNoun)
  const answer = useCall(ventureCrud.calls.show, { id }, { enabled: ID.test(id) })
  const refused = answer.error?.status
  if (!ID.test(id) || refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={ventureNoun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) =>
        children({
          preset: { venture_id: data.id },
          crumbs: [{ label: data.nome, to: paths.show(data) ?? paths.list }],
        })
      }
    </Answer>
  )
}
