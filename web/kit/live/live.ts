import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#web/kit/call/query.ts'
import { listen } from '#web/kit/live/socket.ts'
import { reloadMe, session } from '#web/kit/session/session.ts'
import { readToken } from '#web/kit/session/token.ts'
import { signal, store } from '#web/kit/store.ts'

/**
 * Calls `work` at once, and then at most once in `ms`: what comes meanwhile is one call at the end, with the latest of it.
 * Zero spaces nothing.
 */
const spaced = <T>(work: (it: T) => void, ms: number) => {
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

/** What the server says after a commit: something about `topic` changed, ask again. */
export interface Told {
  readonly topic: string
  readonly event: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Whether changes arrive by themselves at this moment. */
export const liveState = store<'off' | 'connecting' | 'on'>('off')

/** The screen comes first, its changes after. */
const LATER_MS = 500
/** Where web sockets do not pass, the page asks from time to time. */
const ASK_MS = 30_000

const told = signal<Told>()
let stop: (() => void) | undefined

const readAgain = (): void => void queryClient.invalidateQueries({ refetchType: 'active' })

/** An answer that may be this old is not kept true by what is told, and is not worth a second reading. */
const SELDOM_MS = 60_000

/** What was told between the first answers and this moment, nobody heard: what should be true by now is read again. */
const readAtFirst = (): void =>
  void queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: (it) => it.observers.some(({ options }) => Number(options.staleTime) < SELDOM_MS),
  })

const isTold = (it: unknown): it is Told => typeof it === 'object' && it !== null && 'topic' in it && 'event' in it

const start = (): (() => void) => {
  let first = true
  const close = listen({
    token: readToken,
    onUp: () => {
      liveState.set('on')
      // What was told meanwhile is lost, so what is on the screen is read again.
      if (first) readAtFirst()
      else readAgain()
      first = false
    },
    onDown: () => liveState.set('connecting'),
    onTold: (_, it) => {
      if (!isTold(it)) return
      // Rights changed, or this session was ended elsewhere: whoever is here has to be asked for again.
      if (it.topic === 'grants' || it.event === 'session.ended') reloadMe().catch(() => undefined)
      told.emit(it)
    },
  })
  const timer = setInterval(() => {
    if (liveState.get() !== 'on' && document.visibilityState === 'visible') readAgain()
  }, ASK_MS)
  return () => {
    clearInterval(timer)
    close()
  }
}

const follow = (): void => {
  const { state, me } = session.get()
  const on = state === 'in' && me?.verified === true
  if (on === (stop !== undefined)) return
  if (!on) {
    stop?.()
    stop = undefined
    liveState.set('off')
    return
  }
  liveState.set('connecting')
  const timer = setTimeout(() => {
    stop = start()
  }, LATER_MS)
  stop = () => clearTimeout(timer)
}

/** Listens while somebody is signed in; the answer ends it (tests). */
export const openLive = (): (() => void) => {
  follow()
  const unsubscribe = session.subscribe(follow)
  return () => {
    unsubscribe()
    stop?.()
    stop = undefined
    liveState.set('off')
  }
}

interface Hearing {
  /** At most one call in so many milliseconds; what is told meanwhile is one call at their end. */
  readonly every?: number
}

/** Calls `handler` for every change of a topic while the component is on the screen: `useLive('loops', () => refetch())`. */
export const useLive = (topic: string, handler: (it: Told) => void, { every = 0 }: Hearing = {}): void => {
  const heard = useEffectEvent(handler)
  useEffect(() => {
    const { call, cancel } = spaced((it: Told) => heard(it), every)
    const leave = told.on((it) => {
      if (it.topic === topic) call(it)
    })
    return () => {
      leave()
      cancel()
    }
  }, [topic, every])
}

/** For tests: as if the server had said it. */
export const tellHere = (it: Told): void => told.emit(it)
