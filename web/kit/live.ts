import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import { queryClient } from '#web/kit/query.ts'
import { reloadMe, session } from '#web/kit/session.ts'
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
const LATER_MS = 800
const AGAIN_MS = 10_000

const told = signal<Told>()
let socket: Socket | undefined
let wanted = false

const connect = async (): Promise<void> => {
  const { io } = await import('socket.io-client')
  if (!wanted || socket) return
  // The token is asked for at each attempt: it may have been renewed since.
  socket = io({ path: '/api/live', auth: (give) => give({ token: readToken() }), transports: ['websocket', 'polling'] })
  let lost = false
  socket.on('connect', () => {
    liveState.set('on')
    // What was told meanwhile is lost, so everything on the screen is read again.
    if (lost) void queryClient.invalidateQueries({ refetchType: 'active' })
    lost = false
  })
  socket.on('disconnect', () => {
    lost = true
    liveState.set('connecting')
  })
  socket.on('connect_error', () => {
    // A refused handshake is not tried again by itself (a cut line is).
    if (socket && !socket.active) setTimeout(() => socket?.connect(), AGAIN_MS)
  })
  socket.on('tell', (it: Told) => {
    // Rights changed, or this session was ended elsewhere: whoever is here has to be asked for again.
    if (it.topic === 'grants' || it.event === 'session.ended') reloadMe().catch(() => undefined)
    told.emit(it)
  })
}

const start = (): void => {
  if (!wanted) return
  // Without the library (a cut network) the page still works, and asks when it is looked at.
  connect().catch(() => {
    wanted = false
    liveState.set('off')
  })
}

const follow = (): void => {
  const on = session.get().standing === 'in' && session.get().me?.verified === true
  if (on === wanted) return
  wanted = on
  if (on) {
    liveState.set('connecting')
    setTimeout(start, LATER_MS)
    return
  }
  socket?.disconnect()
  socket = undefined
  liveState.set('off')
}

/** Listens while somebody is signed in. */
export const openLive = (): (() => void) => {
  follow()
  return session.subscribe(follow)
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
