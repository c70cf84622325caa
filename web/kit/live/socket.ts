/**
 * The frames of the Socket.IO protocol (5, over Engine.IO 4 and a web socket) that a page needs which only listens.
 * The library does much more and weighs 13 kB of the 230 that the home page may.
 */

export interface LiveListener {
  /** Asked for at each attempt: the token may have been renewed since. */
  readonly token: () => string | null
  readonly onUp: () => void
  readonly onDown: () => void
  readonly onEvent: (event: string, value: unknown) => void
}

const FIRST_MS = 1000
const MOST_MS = 15_000
/** Engine.IO 4's defaults where the handshake does not set them: a ping every 25 s and a timeout of 20 s. */
const SILENCE_MS = 45_000

const address = (): string => {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live/?EIO=4&transport=websocket`
}

/** Frames begin with the type of Engine.IO's packet, then of Socket.IO's; the rest is JSON. */
const read = (frame: string): { type: string; value: unknown } => {
  const type = /^(?:4\d|\d)/.exec(frame)?.[0] ?? ''
  const rest = frame.slice(type.length)
  return { type, value: rest === '' ? undefined : JSON.parse(rest) }
}

const silenceOf = (handshake: unknown): number => {
  const { pingInterval, pingTimeout } = (handshake ?? {}) as { pingInterval?: number; pingTimeout?: number }
  return pingInterval && pingTimeout ? pingInterval + pingTimeout : SILENCE_MS
}

/** One connection, from its handshake to its end. */
const connect = (listener: LiveListener, onEnd: (wasUp: boolean) => void): WebSocket => {
  const socket = new WebSocket(address())
  let up = false
  let silence = SILENCE_MS
  let watch: ReturnType<typeof setTimeout> | undefined
  const answers: Readonly<Record<string, (value: unknown) => void>> = {
    '0': (value) => {
      silence = silenceOf(value)
      socket.send(`40${JSON.stringify({ token: listener.token() })}`)
    },
    '2': () => socket.send('3'),
    '40': () => {
      up = true
      listener.onUp()
    },
    '41': () => socket.close(),
    '42': (value) => {
      if (Array.isArray(value) && typeof value[0] === 'string') listener.onEvent(value[0], value[1])
    },
    '44': () => socket.close(),
  }
  socket.addEventListener('message', (event: MessageEvent<string>) => {
    const { type, value } = read(event.data)
    answers[type]?.(value)
    clearTimeout(watch)
    // A cut line says nothing, not even goodbye.
    watch = setTimeout(() => socket.close(), silence)
  })
  socket.addEventListener('close', () => {
    clearTimeout(watch)
    onEnd(up)
  })
  return socket
}

/** Listens until the answer is called; a line that is cut, or refused, is tried again, less and less often. */
export const listen = (listener: LiveListener): (() => void) => {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let over = false
  const open = () => {
    clearTimeout(timer)
    socket = connect(listener, (wasUp) => {
      socket = undefined
      if (wasUp) listener.onDown()
      failures = wasUp ? 0 : failures + 1
      const wait = Math.min(MOST_MS, FIRST_MS * 2 ** failures)
      // Pages that lost the same server must not all come back at once.
      if (!over) timer = setTimeout(open, wait * (0.5 + Math.random() / 2))
    })
  }
  const now = () => {
    if (!socket) open()
  }
  window.addEventListener('online', now)
  open()
  return () => {
    over = true
    clearTimeout(timer)
    window.removeEventListener('online', now)
    socket?.close()
  }
}
