import type { UseMutationResult } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import type { CallError } from '#web/kit/call-error.ts'
import { useSend } from '#web/kit/query.ts'
import { toast } from '#web/kit/ui/toast.ts'

/** Sends a change of what hangs on a record; the answer is what hangs there now, and is kept as such. A refusal is told. */
export const useAnswered = <E extends AnyEndpoint>(
  call: E,
  keep: (answer: OutputOf<E>) => void,
): UseMutationResult<OutputOf<E>, CallError, InputOf<E>> =>
  useSend(call, { onSuccess: keep, onError: (error) => void toast.error(error.message) })
