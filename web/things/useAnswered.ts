import type { UseMutationResult } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { useSend } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Long enough for the page to show an answer. */
const SHOWN_MS = 100

/**
 * When what holds the focus goes away with its line, what stood around it takes the focus: a keyboard goes on from there
 * instead of from the top of the page. To be called before the page changes.
 */
const keepFocus = (): void => {
  const around: HTMLElement[] = []
  for (
    let element = document.activeElement;
    element instanceof HTMLElement && element !== document.body;
    element = element.parentElement
  )
    around.push(element)
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const left = around.find((it) => it.isConnected)
    if (left && !left.hasAttribute('tabindex')) left.tabIndex = -1
    left?.focus({ preventScroll: true })
  }, SHOWN_MS)
}

/** Sends a change of what hangs on a record; the answer is what hangs there now, and is kept as such. A refusal is told. */
export const useAnswered = <E extends AnyEndpoint>(
  call: E,
  keep: (answer: OutputOf<E>) => void,
): UseMutationResult<OutputOf<E>, CallError, InputOf<E>> =>
  useSend(call, {
    onSuccess: (answer) => {
      keepFocus()
      keep(answer)
    },
    onError: (error) => void toast.error(error.message),
  })
