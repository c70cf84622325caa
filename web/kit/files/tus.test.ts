import { beforeEach, expect, test, vi } from 'vitest'
import { isCallError } from '#web/kit/call/call-error.ts'
import { sendByTus } from '#web/kit/files/tus.ts'
import type { UploadState } from '#web/kit/form/fields/files/upload.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { tokenFor } from '#web/testing/person.ts'

const MB = 1_000_000

interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly from: number
  readonly size: number
}

interface Reply {
  readonly status?: number
  readonly body?: string
  /** Bytes of a part that arrive although there is no answer. */
  readonly cutAfter?: number
  /** Nothing is ever said. */
  readonly silent?: boolean
}

/** An upload as a server holds it; `answer` may spoil what is asked, in its turn from 0 on. */
const serveUpload = (length: number, answer: (turn: number) => Reply | undefined = () => undefined) => {
  const asked: Asked[] = []
  let stored = 0
  class FakeRequest {
    static readonly open: FakeRequest[] = []
    readonly upload: { onprogress?: (event: object) => void } = {}
    readonly headers: Record<string, string> = {}
    method = ''
    status = 0
    responseText = ''
    timeout = 0
    aborted = false
    onload?: () => void
    onerror?: (event: object) => void
    private late: ((event: object) => void)[] = []
    open(method: string): void {
      this.method = method
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value
    }
    addEventListener(name: string, listener: (event: object) => void): void {
      if (name === 'timeout') this.late.push(listener)
    }
    abort(): void {
      this.aborted = true
    }
    expire(): void {
      for (const it of this.late) it({ type: 'timeout' })
    }
    getResponseHeader(name: string): string | null {
      return { 'upload-offset': String(stored), 'upload-length': String(length) }[name.toLowerCase()] ?? null
    }
    send(body: Blob | null): void {
      const size = body?.size ?? 0
      const turn = asked.push({ method: this.method, headers: this.headers, from: stored, size }) - 1
      const { status, body: text = '', cutAfter, silent } = answer(turn) ?? {}
      FakeRequest.open.push(this)
      queueMicrotask(() => {
        if (silent) return
        this.upload.onprogress?.({ lengthComputable: true, loaded: cutAfter ?? size })
        if (cutAfter !== undefined) {
          stored += cutAfter
          return this.onerror?.({ type: 'error' })
        }
        if (status === undefined) stored += size
        this.status = status ?? (this.method === 'PATCH' ? 204 : 200)
        this.responseText = text
        this.onload?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return { asked, stored: () => stored, last: () => FakeRequest.open.at(-1) }
}

const file = (size: number) => new File([new Uint8Array(size)], 'planta.pdf')

/** Sends, and holds what the page is told on the way. */
const sending = (size: number) => {
  const control = new AbortController()
  const shares: number[] = []
  const states: UploadState[] = []
  const done = sendByTus('http://nucleo.test/api/uploads/1', file(size), {
    signal: control.signal,
    onProgress: (share) => shares.push(share),
    onState: (it) => states.push(it),
  })
  // Looked at where the test says; until then no rejection counts as forgotten.
  done.catch(() => undefined)
  return { done, shares, states, control }
}
const refusalOf = async (done: Promise<void>) => {
  const error: unknown = await done.catch((it: unknown) => it)
  return isCallError(error) ? { message: error.message, status: error.status, network: error.network } : error
}

beforeEach(() => writeToken(tokenFor(3600)))

test('goes in parts of a megabyte, each with the token, and tells how far it is', async () => {
  const server = serveUpload(2.5 * MB)
  const { done, shares, states } = sending(2.5 * MB)
  await done
  expect(server.asked.map(({ method, from, size }) => [method, from, size])).toEqual([
    ['HEAD', 0, 0],
    ['PATCH', 0, MB],
    ['PATCH', MB, MB],
    ['PATCH', 2 * MB, MB / 2],
  ])
  expect(server.asked.map((it) => it.headers['authorization']?.slice(0, 12))).toEqual(Array(4).fill('Bearer head.'))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect([...new Set(shares)]).toEqual(expect.arrayContaining([0, 0.4, 0.8, 1]))
  expect(states).toEqual([])
})

test('a cut in the middle of a part is waited for, and it goes on from what has arrived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = serveUpload(2 * MB, (turn) => (turn === 2 ? { cutAfter: 300_000 } : undefined))
  const { done, shares, states } = sending(2 * MB)
  await expect.poll(() => states).toEqual(['waiting'])
  expect(server.stored()).toBe(1.3 * MB)
  await vi.runAllTimersAsync()
  await done
  expect(server.asked.map(({ method, from, size }) => [method, from, size])).toEqual([
    ['HEAD', 0, 0],
    ['PATCH', 0, MB],
    ['PATCH', MB, MB],
    ['HEAD', 1.3 * MB, 0],
    ['PATCH', 1.3 * MB, 0.7 * MB],
  ])
  expect(shares.at(-1)).toBe(1)
})

test('a part without an answer for a minute is lost, and is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = serveUpload(MB, (turn) => (turn === 1 ? { silent: true } : undefined))
  const { done, states } = sending(MB)
  await expect.poll(() => server.asked).toHaveLength(2)
  expect(server.last()?.timeout).toBe(60_000)
  server.last()?.expire()
  await expect.poll(() => states).toEqual(['waiting'])
  await vi.runAllTimersAsync()
  await done
  expect(server.stored()).toBe(MB)
})

test.each([401, 409, 423, 429, 500, 503])('%s passes by itself', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = serveUpload(10, (turn) => (turn === 1 ? { status } : undefined))
  const { done, states } = sending(10)
  await expect.poll(() => states).toEqual(['waiting'])
  await vi.runAllTimersAsync()
  await done
  expect(server.stored()).toBe(10)
})

test.each([
  ['with its own words', JSON.stringify({ detail: 'O arquivo é grande demais.' }), 'O arquivo é grande demais.'],
  ['whose words cannot be read', '<html>', 'O servidor respondeu algo inesperado.'],
])('a refusal %s is told at once, and not tried again', async (_, body, message) => {
  const server = serveUpload(10, (turn) => (turn === 1 ? { status: 413, body } : undefined))
  const { done, states } = sending(10)
  expect(await refusalOf(done)).toEqual({ message, status: 413, network: false })
  expect(server.asked).toHaveLength(2)
  expect(states).toEqual([])
})

test('a line that stays cut is given up after the last pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = serveUpload(10, () => ({ cutAfter: 0 }))
  const { done, states } = sending(10)
  await expect.poll(() => states).toHaveLength(1)
  await vi.runAllTimersAsync()
  expect(await refusalOf(done)).toEqual({
    message: 'Sem resposta do servidor. Verifique sua conexão e tente de novo.',
    status: 0,
    network: true,
  })
  // The first time, and once after each of eight pauses.
  expect(server.asked).toHaveLength(9)
})

test('whoever gives up ends what is under way', async () => {
  const server = serveUpload(10, (turn) => (turn === 1 ? { silent: true } : undefined))
  const { done, control } = sending(10)
  await expect.poll(() => server.asked).toHaveLength(2)
  const reason = new Error('given up')
  control.abort(reason)
  expect(await refusalOf(done)).toBe(reason)
  expect(server.last()?.aborted).toBe(true)
})
