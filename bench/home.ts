import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { obey } from './child.ts'
import { emailOf, PASSWORD } from './fill.ts'
import { percentile } from './numbers.ts'
import { openWire, type Wire } from './wire.ts'

/** One person who opens home again and again, as a browser does: its calls at once, over at most six connections. */
const WIRES = 6
/** Between two visits, so that the visits are no load themselves. */
const PAUSE_MS = 20

const signed = z.object({ access_token: z.string() })

const callsOf = (id: number): string[] => [
  '/api/auth/user',
  '/api/home',
  '/api/home/ventures',
  '/api/home/days',
  '/api/home/day',
  '/api/home/waiting',
  `/api/loadPontoLooper/${id}`,
  `/api/atomosPorLooper/${id}`,
  `/api/getNotificacaoNaoLida/${id}`,
]

let wires: Wire[] = []
let calls: string[] = []

const visit = async (): Promise<number> => {
  const before = performance.now()
  const waiting = [...calls]
  await Promise.all(
    wires.map(async (wire) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, body } = await wire.send('GET', path)
        if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.slice(0, 300)}`)
      }
    }),
  )
  return performance.now() - before
}

obey({
  signIn: async (about) => {
    const { port, id } = z.object({ port: z.number(), id: z.number() }).parse(about)
    calls = callsOf(id)
    wires = await Promise.all(Array.from({ length: WIRES }, () => openWire(port)))
    const answer = await wires[0]?.send('POST', '/api/auth/login', { email: emailOf(id), password: PASSWORD })
    const { access_token } = signed.parse(JSON.parse(answer?.body ?? ''))
    for (const wire of wires) wire.token = access_token
  },
  visits: async (about) => {
    const { seconds } = z.object({ seconds: z.number() }).parse(about)
    const times: number[] = []
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) {
      times.push(await visit())
      await sleep(PAUSE_MS)
    }
    return {
      count: times.length,
      rate: times.length / seconds,
      p50: percentile(times, 50),
      p90: percentile(times, 90),
      p99: percentile(times, 99),
    }
  },
})
