import { setupCalls } from '#contract/setup/setup.calls.ts'
import { useCall } from '#web/kit/call/query.ts'

/** The organisation that this installation belongs to; an empty line in its place until it is known. */
export const OrganisationName = ({ className }: { className: string | undefined }) => {
  const { data, error } = useCall(setupCalls.state, {}, { staleTime: Infinity })
  const name = data || error ? data?.organisation : '\u00a0'
  return name ? <p className={className}>{name}</p> : null
}
