import { useQuery } from '@tanstack/react-query'
import type { CallRef, InputOf } from '#contract/kit/endpoint.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/call/call.ts'

const shown = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A link was answered by ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

/**
 * An image behind a call that answers a short-lived link (`{ data: { url } }`), as an address that this page may show
 * for as long as it lives: the link itself is good for a minute only. Undefined until it is there, and where it is refused.
 */
export const useLinked = <E extends AnyEndpoint>(endpoint: CallRef<E>, input: InputOf<E>): string | undefined =>
  useQuery({
    queryKey: [endpoint.path, input, 'shown'],
    queryFn: async () => shown(((await call(endpoint, input)) as { data: { url: string } }).data.url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data
