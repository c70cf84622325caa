import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#web/kit/query.ts'
import { reloadMe, session } from '#web/kit/session.ts'
import { listen } from '#web/kit/socket.ts'
import { signal, store } from '#web/kit/store.ts'
import { readToken } from '#web/kit/token.ts'

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

const isTold = (it: unknown): it is Told => typeof it === 'object' && it !== null && 'topic' in it && 'event' in it

const start = (): (() => void) => {
  const begun = Date.now()
  let first = true
  const close = listen({
    token: readToken,
    onUp: () => {
      liveState.set('on')
      // What was told meanwhile is lost, so what is on the screen is read again.
      if (!first || Date.now() - begun > ASK_MS / 10) readAgain()
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
  const { standing, me } = session.get()
  const on = standing === 'in' && me?.verified === true
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

/** Calls `handler` for every change of a topic while the component is on the screen: `useLive('loops', () => refetch())`. */
export const useLive = (topic: string, handler: (it: Told) => void): void => {
  const heard = useEffectEvent(handler)
  useEffect(
    () =>
      told.on((it) => {
        if (it.topic === topic) heard(it)
      }),
    [topic],
  )
}

/** For tests: as if the server had said it. */
export const tellHere = (it: Told): void => told.emit(it)
