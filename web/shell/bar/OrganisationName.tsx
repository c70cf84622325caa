import { useCall } from '#web/kit/call/query.ts'
import { signInCalls } from '#web/signInCalls.ts'

/** The organisation that this installation belongs to; nothing until it is known. */
export const OrganisationName = ({ className }: { className: string | undefined }) => {
  const { data } = useCall(signInCalls.setup, {}, { staleTime: Infinity })
  return data?.organisation ? <p className={className}>{data.organisation}</p> : null
}
