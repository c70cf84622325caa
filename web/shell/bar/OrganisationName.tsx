import { doors } from '#web/doors.ts'
import { useCall } from '#web/kit/call/query.ts'

/** The organisation that this installation belongs to; nothing until it is known. */
export const OrganisationName = ({ className }: { className: string | undefined }) => {
  const { data } = useCall(doors.setup, {}, { staleTime: Infinity })
  return data?.organisation ? <p className={className}>{data.organisation}</p> : null
}
