import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallError } from '#web/kit/call/call-error.ts'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'

interface AnswerProps<T> {
  readonly of: UseQueryResult<T, CallError>
  readonly rows?: number
  readonly children: (data: T) => ReactNode
}

/** Loading, error and data of one `useCall`. Data once read stays on the screen when a later read fails. */
export const Answer = <T,>({ of, rows, children }: AnswerProps<T>) => {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <ErrorState error={of.error} retry={() => void of.refetch()} retrying={of.isFetching} />
  return <Loading {...(rows === undefined ? {} : { rows })} />
}
