/**
 * Calls `work` at once, and then at most once in `ms`: what comes meanwhile is one call at the end, with the latest of it.
 * Zero spaces nothing.
 */
export const spaced = <T>(work: (it: T) => void, ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly it: T } | undefined
  const rest = (): void => {
    timer = undefined
    if (!waiting) return
    const { it } = waiting
    waiting = undefined
    call(it)
  }
  const call = (it: T): void => {
    if (timer !== undefined) {
      waiting = { it }
      return
    }
    if (ms > 0) timer = setTimeout(rest, ms)
    work(it)
  }
  return { call, cancel: () => clearTimeout(timer) }
}
