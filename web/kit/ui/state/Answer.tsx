import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallError } from '#web/kit/call/call-error.ts'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading, type Shape } from '#web/kit/ui/state/Loading.tsx'

interface AnswerProps<T> {
  readonly of: UseQueryResult<T, CallError>
  readonly rows?: number
  /** Shape of the skeleton that stands for it meanwhile; lines when left out. */
  readonly shape?: Shape
  readonly children: (data: T) => ReactNode
}

/** Loading, error and data of one `useCall`. Data once read stays on the screen when a later read fails. */
export const Answer = <T,>({ of, rows, shape, children }: AnswerProps<T>) => {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <ErrorState error={of.error} retry={() => void of.refetch()} retrying={of.isFetching} />
  return <Loading {...(rows === undefined ? {} : { rows })} shape={shape} />
}
