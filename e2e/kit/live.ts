import { expect, type Page } from '@playwright/test'

/** Frames that the server sends to a page's web socket. */
export interface LiveFrames {
  /** Waits until the page is connected. */
  readonly isUp: () => Promise<void>
  /** Waits until an event has arrived. */
  readonly has: (event: string) => Promise<void>
}

/** Must be called before the page is opened. */
export const hearLive = (page: Page): LiveFrames => {
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })
  const some = (is: (frame: string) => boolean) => expect.poll(() => frames.some(is)).toBe(true)
  return {
    // `40` is the packet by which Socket.IO accepts a page.
    isUp: () => some((it) => it.startsWith('40')),
    has: (event) => some((it) => it.startsWith('42') && it.includes(event)),
  }
}

/**
 * In this page no timer of a second or longer ever ends, so that whatever it shows came without waiting: how long a promised
 * second takes on a busy machine says nothing about the program. Call it before the page is opened.
 */
export const withoutWaiting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: later, setInterval: often } = window
    const never = () => 0
    const isLong = (ms: unknown) => Number(ms) >= 1000
    Object.assign(window, {
      setTimeout: (...it: Parameters<typeof later>) => (isLong(it[1]) ? never() : later(...it)),
      setInterval: (...it: Parameters<typeof often>) => (isLong(it[1]) ? never() : often(...it)),
    })
  })
