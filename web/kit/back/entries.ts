/**
 * Session history with one more entry while something is open over the page (decision 147). The cover has the address of
 * the page, so that Back leaves the cover first; the router never hears of it.
 */
interface State {
  readonly idx?: number
  readonly over?: true
}
type Target = string | URL | null | undefined
interface Replaced {
  readonly state: State
  readonly url: Target
}

const stateNow = (): State => (window.history.state ?? {}) as State
const stateOf = (data: unknown): State => {
  const { over: _, ...state } = (data ?? {}) as State
  return state
}

const native = {
  push: window.history.pushState.bind(window.history),
  replace: window.history.replaceState.bind(window.history),
  go: window.history.go.bind(window.history),
}

/** A traversal without an entry to go to never arrives. */
const ARRIVES_WITHIN_MS = 3000

let covered = false
/** Replacement of the page's entry while the cover lies over it. */
let replaced: Replaced | undefined
/** The router's index of the present entry. */
let at = stateNow().idx
let flight: { readonly of: 'cover' | 'app'; readonly timer: ReturnType<typeof setTimeout> } | undefined
const waiting: (() => void)[] = []
let onBack: () => void = () => undefined
let onChange: () => void = () => undefined

const forgetCover = (): void => {
  covered = false
  replaced = undefined
}

const arrive = (): void => {
  clearTimeout(flight?.timer)
  flight = undefined
  while (!flight && waiting.length > 0) waiting.shift()?.()
  if (!flight) onChange()
}

/** Traversals are asynchronous: what follows one waits for it, since the entry that it is about would be another one. */
const inTurn = (run: () => void): void => {
  if (flight) waiting.push(run)
  else run()
}

const traverse = (delta: number, of: 'cover' | 'app'): void => {
  const timer = setTimeout(() => {
    forgetCover()
    arrive()
  }, ARRIVES_WITHIN_MS)
  flight = { of, timer }
  native.go(delta)
}

window.history.pushState = (data: unknown, unused: string, url?: Target) =>
  inTurn(() => {
    // The next page takes the place of the cover, so that Back from there leads to this page at once.
    if (covered) native.replace(stateOf(data), unused, url)
    else native.push(data, unused, url)
    forgetCover()
    at = stateNow().idx
    setTimeout(() => onChange())
  })

window.history.replaceState = (data: unknown, unused: string, url?: Target) =>
  inTurn(() => {
    const state = stateOf(data)
    if (covered) replaced = { state, url }
    native.replace(covered ? { ...state, over: true } : state, unused, url)
    at = stateNow().idx
  })

window.history.go = (delta = 0) => {
  if (delta === 0) return native.go()
  inTurn(() => {
    const past = covered && delta < 0 ? delta - 1 : delta
    if (past !== delta) forgetCover()
    traverse(past, 'app')
  })
}
window.history.back = () => window.history.go(-1)
window.history.forward = () => window.history.go(1)

const swallow = (event: PopStateEvent): void => {
  event.stopImmediatePropagation()
  if (replaced) native.replace(replaced.state, '', replaced.url)
  forgetCover()
}

const onPop = (event: PopStateEvent): void => {
  const { idx, over } = stateNow()
  const here = idx === at
  const own = flight?.of
  at = idx
  if (own === 'cover' && here) swallow(event)
  else if (own === 'cover') forgetCover()
  if (own) return void setTimeout(arrive)
  if (over) {
    // Forward to a cover whose layer is gone, or a jump to it.
    if (here) event.stopImmediatePropagation()
    traverse(-1, 'cover')
  } else if (covered && here) {
    swallow(event)
    onBack()
    setTimeout(() => onChange())
  } else {
    forgetCover()
    setTimeout(() => onChange())
  }
}
// Before the router, which listens without capture.
window.addEventListener('popstate', onPop, { capture: true })

/** Lays the cover over the page, or takes it away, once no traversal is under way. */
export const setCovered = (on: boolean): void => {
  if (flight || on === covered) return
  if (!on) return traverse(-1, 'cover')
  covered = true
  native.push({ ...stateNow(), over: true }, '', window.location.href)
}

/** `back`: somebody has left the cover by the browser's Back; `change`: the cover may have to be laid or taken away. */
export const followEntries = (listen: { readonly back: () => void; readonly change: () => void }): void => {
  onBack = listen.back
  onChange = listen.change
}

// A page that was reloaded under its cover begins without layers.
if (stateNow().over) {
  replaced = { state: stateOf(stateNow()), url: window.location.href }
  traverse(-1, 'cover')
}
