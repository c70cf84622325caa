import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQueries,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { AnyEndpoint, CallRef, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { readAnswer } from '#web/kit/call/answer.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { answerTo, call, type CallOptions } from '#web/kit/call/call.ts'
import { isKept } from '#web/kit/call/send.ts'
import { connection } from '#web/kit/connection.ts'
import { say } from '#web/kit/words.ts'

const READS_TRIED = 3

/** Retries transient errors only: no answer, and a server that is busy. */
const worthRetrying = (failures: number, error: CallError): boolean =>
  failures < READS_TRIED && !error.cancelled && (error.network || error.status === 503)

const pause = (failures: number, error: CallError): number =>
  error.retryAfter === undefined ? Math.min(1000 * 2 ** failures, 8000) : error.retryAfter * 1000

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    queryMeta: { readonly shows: readonly string[]; readonly [key: string]: unknown }
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: our own message reports a missing network at once, where the library would wait silently.
    queries: { networkMode: 'always', retry: worthRetrying, retryDelay: pause, staleTime: 10_000 },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** True while the screen may show a cached answer. */
let showsKept = false

// Back online: failed, stale and cached answers are read again.
connection.subscribe(() => {
  if (connection.get() !== 'online') return
  const all = showsKept
  showsKept = false
  void queryClient.refetchQueries({ type: 'active', predicate: (it) => all || it.isStale() })
})

type Key = readonly [path: string, input?: unknown]
const keyOf = (endpoint: { path: string }, input?: unknown): Key =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** What an answer shows, kept beside it in the cache; `:thing` stands for what the input says there. */
export const about = ({ shows = [] }: { readonly shows?: readonly string[] }, input?: unknown) => {
  const said = new Map(Object.entries(input ?? {}))
  return { shows: shows.map((it) => it.replace(/:(\w+)/, (_, name: string) => String(said.get(name)))) }
}

export interface ReadOptions {
  readonly enabled?: boolean
  /** Milliseconds that an answer counts as fresh, 10 s by default. */
  readonly staleTime?: number
  /** Shows the answer to the previous input until the new one arrives: lists that turn pages. */
  readonly keepPrevious?: boolean
  /** False for answers that must not come from the service worker's cache. */
  readonly keep?: boolean
}

/** A cached answer stands in where nothing is known; it never replaces a newer one on the screen. */
const read = async <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  options: { readonly signal: AbortSignal; readonly keep: boolean },
): Promise<OutputOf<E>> => {
  const response = await answerTo(endpoint, input, options)
  if (isKept(response)) {
    if (queryClient.getQueryData(keyOf(endpoint, input)) !== undefined)
      throw new CallError({ message: say(uiWords, 'networkError'), network: true })
    showsKept = true
  }
  return (await readAnswer(response, endpoint.envelope === true)) as OutputOf<E>
}

/** Answers of one endpoint to several inputs, in their order; undefined until one is there, and for an input that is. */
export const useCalls = <E extends AnyEndpoint>(
  asked: readonly { readonly endpoint: E; readonly input: InputOf<E> | undefined }[],
): readonly (OutputOf<E> | undefined)[] =>
  useQueries({
    queries: asked.map(({ endpoint, input }) => ({
      queryKey: keyOf(endpoint, input),
      meta: about(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        input === undefined ? undefined : read(endpoint, input, { signal, keep: true }),
      enabled: input !== undefined,
    })),
    combine: (results) => results.map((it) => it.data),
  })

/** Reads an endpoint: `const { data, error, isPending } = useCall(loopCalls.show, { id })`. */
export const useCall = <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  options: ReadOptions = {},
): UseQueryResult<OutputOf<E>, CallError> =>
  useQuery<OutputOf<E>, CallError>({
    queryKey: keyOf(endpoint, input),
    meta: about(endpoint, input),
    queryFn: ({ signal }) => read(endpoint, input, { signal, keep: options.keep ?? true }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })

/** Reads an endpoint ahead of the screen that will show it, unless an answer is known; a failure is silent. */
export const know = <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  { keep = true }: Pick<ReadOptions, 'keep'> = {},
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: keyOf(endpoint, input),
    meta: about(endpoint, input),
    queryFn: ({ signal }) => read(endpoint, input, { signal, keep }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export interface SendOptions<E extends AnyEndpoint> {
  /** Endpoints whose answers become stale with this call, for every input. */
  readonly invalidates?: readonly { readonly path: string }[]
  readonly onSuccess?: (answer: OutputOf<E>, input: InputOf<E>) => void
  readonly onError?: (error: CallError, input: InputOf<E>) => void
  readonly call?: CallOptions
}

/** Writes to an endpoint: `const stop = useSend(loopCalls.stop, { invalidates: [loopCalls.load] }); stop.mutate({ … })`. */
export const useSend = <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  options: SendOptions<E> = {},
): UseMutationResult<OutputOf<E>, CallError, InputOf<E>> =>
  useMutation<OutputOf<E>, CallError, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, options.call),
    onSuccess: (answer, input) => {
      for (const old of options.invalidates ?? []) void invalidate(old)
      options.onSuccess?.(answer, input)
    },
    onError: (error, input) => options.onError?.(error, input),
  })

/** Reloads the answers of an endpoint that are on the screen, for one input or for all. */
export const invalidate = (endpoint: { readonly path: string }, input?: unknown): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(endpoint, input) })

/** Reads again each answer that shows records of a noun (`shows` of its endpoint), since one of them has changed. */
export const reread = (thing: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.shows.includes(thing) ?? false })

/** The cached answer of an endpoint, to read or to change optimistically (and to restore when the server refuses). */
export const answerOf = <E extends AnyEndpoint>(endpoint: CallRef<E> | E, input: InputOf<E>) => ({
  get: (): OutputOf<E> | undefined => queryClient.getQueryData<OutputOf<E>>(keyOf(endpoint, input)),
  set: (next: OutputOf<E> | undefined): void => {
    queryClient.setQueryData(keyOf(endpoint, input), next)
  },
})
