import { z } from 'zod'
import { formatCall } from '#contract/kit/dates.ts'
import { obey } from './child.ts'
import { emailOf, PASSWORD } from './fill.ts'
import { percentile } from './numbers.ts'
import { openWire, type Answer, type Wire } from './wire.ts'

/** The load: people with a connection each, who do one thing after the other until the time is up. */
interface Person {
  id: number
  wire: Wire
  atomo_id: number
  loop_id: number
  turn: number
}

const signed = z.object({ access_token: z.string() })
const atoms = z.object({ data: z.array(z.object({ id: z.number() })) })
const started = z.object({ data: z.object({ id: z.number() }) })

const fine = (answer: Answer): string => {
  if (answer.status !== 200 || answer.body.startsWith('{"status":"error"'))
    throw new Error(`The server answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return answer.body
}

const signIn = async (port: number, id: number): Promise<Person> => {
  const wire = await openWire(port)
  const body = fine(await wire.send('POST', '/api/auth/login', { email: emailOf(id), password: PASSWORD }))
  wire.token = signed.parse(JSON.parse(body)).access_token
  const own = atoms.parse(JSON.parse(fine(await wire.send('GET', `/api/atomosPorLooper/${id}`))))
  return { id, wire, atomo_id: own.data[0]?.id ?? 0, loop_id: 0, turn: 0 }
}

let clock = { second: 0, text: '' }
const nowText = (): string => {
  const second = Math.floor(Date.now() / 1000)
  if (second !== clock.second) clock = { second, text: formatCall(new Date(second * 1000)) }
  return clock.text
}

type Action = (it: Person, query: string) => Promise<void>

const start: Action = async (person) => {
  const call = { user_id: person.id, atomo_id: person.atomo_id, data_inicio: nowText(), status: 1 }
  const body = fine(await person.wire.send('PATCH', '/api/startPonto', call))
  person.loop_id = started.parse(JSON.parse(body)).data.id
}

const stop: Action = async (person) => {
  fine(await person.wire.send('PUT', `/api/stopPonto/${person.loop_id}`, { data_fim: nowText(), status: 2 }))
  person.loop_id = 0
}

const list: Action = async (it, query) => void fine(await it.wire.send('GET', `/api/loops${query}`))
const listPeople: Action = async (it, query) => void fine(await it.wire.send('GET', `/api/loopers${query}`))
const search: Action = async (it, query) => void fine(await it.wire.send('GET', `/api/search${query}`))
const listAtoms: Action = async (it, query) => void fine(await it.wire.send('GET', `/api/atoms${query}`))
const report: Action = async (it, query) => void fine(await it.wire.send('GET', `/api/reports/hours${query}`))
let waiting: string[] | undefined
/** Accepts the next of the atoms whose ids are given, none twice. */
const accept: Action = async (person, ids) => {
  waiting ??= ids.split(',').toReversed()
  fine(await person.wire.send('PUT', `/api/projetoAtomoStatus/${waiting.pop()}`, { status: 1 }))
}
const load: Action = async (it) => void fine(await it.wire.send('GET', `/api/loadPontoLooper/${it.id}`))
const choose: Action = async (it) => void fine(await it.wire.send('GET', `/api/atomosPorLooper/${it.id}`))

/** Each person goes round the actions of the play; whoever runs a loop at the end of a round stops it. */
const plays: Readonly<Record<string, readonly Action[]>> = {
  pairs: [start, stop],
  list: [list],
  people: [listPeople],
  search: [search],
  atoms: [listAtoms],
  report: [report],
  accept: [accept],
  load: [load],
  day: [load, choose, start, list, load, stop, list, load],
}

const round = z.object({ play: z.string(), seconds: z.number(), queries: z.array(z.string()) })

let people: Person[] = []

const performs = async (person: Person, play: readonly Action[], about: z.output<typeof round>): Promise<number[]> => {
  const times: number[] = []
  const until = performance.now() + about.seconds * 1000
  while (performance.now() < until) {
    const before = performance.now()
    await play[person.turn % play.length]?.(
      person,
      about.queries[(person.id + person.turn) % about.queries.length] ?? '',
    )
    times.push(performance.now() - before)
    person.turn += 1
  }
  return times
}

obey({
  enter: async (about) => {
    const { port, ids, seconds } = z
      .object({ port: z.number(), ids: z.array(z.number()), seconds: z.number() })
      .parse(about)
    const until = performance.now() + seconds * 1000
    const enter = async (id: number): Promise<number[]> => {
      const times: number[] = []
      while (performance.now() < until) {
        const wire = await openWire(port)
        const before = performance.now()
        fine(await wire.send('POST', '/api/auth/login', { email: emailOf(id), password: PASSWORD }))
        times.push(performance.now() - before)
        wire.close()
      }
      return times
    }
    const times = (await Promise.all(ids.map(enter))).flat()
    return { count: times.length, rate: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99) }
  },
  signIn: async (about) => {
    const { port, ids } = z.object({ port: z.number(), ids: z.array(z.number()) }).parse(about)
    for (const person of people) person.wire.close()
    people = []
    for (const id of ids) people.push(await signIn(port, id))
  },
  round: async (about) => {
    const wanted = round.parse(about)
    const play = plays[wanted.play] ?? []
    for (const person of people) person.turn = 0
    const began = performance.now()
    const times = (await Promise.all(people.map((it) => performs(it, play, wanted)))).flat()
    const seconds = (performance.now() - began) / 1000
    for (const person of people) if (person.loop_id > 0) await stop(person, '')
    return { count: times.length, rate: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99) }
  },
})
