import { Navigate, useLocation, useParams } from 'react-router'
import { nounOfThing } from '#contract/audit/audit.names.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { UnknownAddress } from '#web/kit/call/load.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { MissingRecord } from '#web/page/MissingRecord.tsx'

const ID = /^[1-9]\d{0,9}$/

const Opened = ({ noun, id }: { noun: Noun; id: string }) => {
  const { show } = useNounPaths(noun)
  // A link may name a comment, or an atom of the record.
  const { search, state } = useLocation()
  const answer = useCall(noun.crud.calls.show, { id })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={noun} denied={refused === 403} />
  return (
    <Answer of={answer}>
      {({ data }) => {
        const to = show(data)
        return to === undefined ? (
          <MissingRecord noun={noun} denied />
        ) : (
          <Navigate to={{ pathname: to, search }} state={state} replace />
        )
      }}
    </Answer>
  )
}

type WithShortIds = Noun & { byShortId: NonNullable<Noun['byShortId']> }
const hasShortIds = (noun: Noun): noun is WithShortIds => noun.byShortId !== undefined

const Found = ({ noun, text }: { noun: WithShortIds; text: string }) => {
  const answer = useCall(noun.byShortId, { ref: text })
  const refused = answer.error?.status
  if (refused === 404 || refused === 422 || refused === 403)
    return <MissingRecord noun={noun} denied={refused === 403} />
  return <Answer of={answer}>{({ data }) => <Opened noun={noun} id={String(data.id)} />}</Answer>
}

/** Opens a record by its thing and its id, or the short one that people write: looks up what it stands in, and goes on to the path that the person has for it. */
export const OpenRecordScreen = () => {
  const { thing = '', id = '' } = useParams()
  const noun: Noun | undefined = nounOfThing(thing)
  if (noun && hasShortIds(noun) && !ID.test(id)) return <Found noun={noun} text={id} />
  if (!noun || !ID.test(id)) throw new UnknownAddress(`/open/${thing}/${id}`)
  return <Opened noun={noun} id={id} />
}
