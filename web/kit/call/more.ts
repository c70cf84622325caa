import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { AnyEndpoint, CallRef, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { about, queryClient } from '#web/kit/call/query.ts'

type Pages<E extends AnyEndpoint> = InfiniteData<OutputOf<E>, Partial<InputOf<E>>>

/**
 * Reads a list piece by piece, each piece below the other: `next` gives what the following piece asks for besides
 * `input`, from the one before it. Told that the list is old (`invalidate`), it reads every piece again, in order.
 */
export const useMore = <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  next: (last: OutputOf<E>) => Partial<InputOf<E>> | undefined,
): UseInfiniteQueryResult<Pages<E>, CallError> =>
  useInfiniteQuery<OutputOf<E>, CallError, Pages<E>, readonly unknown[], Partial<InputOf<E>>>({
    queryKey: [endpoint.path, 'more', input],
    meta: about(endpoint, input),
    queryFn: ({ pageParam, signal }) => call(endpoint, Object.assign({}, input, pageParam), { signal }),
    initialPageParam: {},
    getNextPageParam: next,
  })

/** Changes every piece that is known of a list, ahead of the server. */
export const changePieces = <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  change: (piece: OutputOf<E>) => OutputOf<E>,
): void => {
  queryClient.setQueriesData<Pages<E>>(
    { queryKey: [endpoint.path, 'more'] },
    (it) => it && { ...it, pages: it.pages.map(change) },
  )
}
