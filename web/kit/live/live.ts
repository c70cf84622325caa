import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#web/kit/call/query.ts'
import { follow, type LiveEvent } from '#web/kit/live/follow.ts'
import { listen } from '#web/kit/live/socket.ts'
import { reloadMe, session } from '#web/kit/session/session.ts'
import { readToken } from '#web/kit/session/token.ts'
import { signal, store } from '#web/kit/store.ts'

/** State of the connection for live events. */
export const liveState = store<'off' | 'connecting' | 'on'>('off')

/** The connection opens after the screen has loaded. */
const LATER_MS = 500
/** Without web sockets the page polls this often. */
const ASK_MS = 30_000

const events = signal<LiveEvent>()
events.on(follow)
let stop: (() => void) | undefined

const readAgain = (): void => void queryClient.invalidateQueries({ refetchType: 'active' })

/** Live events do not refresh an answer that may be this old, so that it needs no second read. */
const SELDOM_MS = 60_000

/** Events between the first answers and this moment are lost: what they would have refreshed is read again. */
const readAtFirst = (): void =>
  void queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: (it) => it.observers.some(({ options }) => Number(options.staleTime) < SELDOM_MS),
  })

const isLiveEvent = (it: unknown): it is LiveEvent =>
  typeof it === 'object' && it !== null && 'topic' in it && 'event' in it

const start = (): (() => void) => {
  let first = true
  const close = listen({
    token: readToken,
    onUp: () => {
      liveState.set('on')
      // Events of the time without a connection are lost, so the screen is read again.
      if (first) readAtFirst()
      else readAgain()
      first = false
    },
    onDown: () => liveState.set('connecting'),
    onEvent: (_, value) => {
      if (!isLiveEvent(value)) return
      // Permissions changed, or the session was ended elsewhere: the person is read again.
      if (value.topic === 'grants' || value.event === 'session.ended') reloadMe().catch(() => undefined)
      events.emit(value)
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

const followSession = (): void => {
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

/** Listens while somebody is signed in; the returned function stops it (tests). */
export const openLive = (): (() => void) => {
  followSession()
  const unsubscribe = session.subscribe(followSession)
  return () => {
    unsubscribe()
    stop?.()
    stop = undefined
    liveState.set('off')
  }
}

/** Calls `handler` for every change of a topic while the component is on the screen; what a call shows follows by itself. */
export const useLive = (topic: string, handler: (event: LiveEvent) => void): void => {
  const onEvent = useEffectEvent(handler)
  useEffect(
    () =>
      events.on((event) => {
        if (event.topic === topic) onEvent(event)
      }),
    [topic],
  )
}

/** Acts as if the server had sent the event (tests). */
export const emitLive = (it: LiveEvent): void => events.emit(it)
