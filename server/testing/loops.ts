import { decimalTenths } from '#contract/kit/hours.ts'
import { amount } from '#contract/kit/money.ts'
import type { LoopStatus } from '#contract/loop/loop.states.ts'
import { makeAtom, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** A loop as the reference knows it. */
export interface Known {
  id: number
  user: MadePerson & { nome: string }
  atom: MadeAtom & { nome: string; venture: string }
  from: number
  to: number | null
  seconds: number
  status: LoopStatus
  tipo: number | null
  descricao: string
  /** Centavos an hour, and what is paid, once concluded. */
  hourly: number | null
  centavos: number | null
}

const missing = (): never => {
  throw new Error('the dice fell off the table')
}

/** The same dice on every run. */
const dice = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const texts = ['Tela 100% pronta', 'a_b', 'axb', "D'Ávila", 'barra \\ invertida', 'Revisão', 'revisão do texto', '']

type Roll = (below: number) => number
type Somebody = Pick<Known, 'user' | 'atom'>

/** A loop that has ended, some time after the one before. */
const ended = (roll: Roll, person: Somebody & { from: number; seconds: number; hourly: number }): Known => {
  const status = (2 + roll(6)) as LoopStatus
  const done = status === 3 || status >= 6
  const row = { ...person, id: 0, to: person.from + person.seconds * 1000, status }
  if (!done) return { ...row, descricao: '', tipo: null, hourly: null, centavos: null }
  const centavos = amount(decimalTenths(person.seconds), person.hourly)
  return { ...row, descricao: texts[roll(7)] ?? missing(), tipo: 1 + roll(11), centavos }
}

const running = (person: Somebody): Known => {
  const from = Date.parse('2026-03-10T14:00:00Z')
  const blank = { tipo: null, descricao: '', hourly: null, centavos: null }
  return { ...person, ...blank, id: 0, from, to: null, seconds: 3600, status: 1 }
}

const makeAtoms = async (server: TestServer, roll: Roll): Promise<Known['atom'][]> => {
  const places = [
    { nome: 'Beta', ...(await makePlace(server.db, { nome: 'Beta' })) },
    { nome: 'Alfa', ...(await makePlace(server.db, { nome: 'Alfa', faturavel: false })) },
    { nome: 'Gama', ...(await makePlace(server.db, { nome: 'Gama' })) },
  ]
  const atoms: Known['atom'][] = []
  for (let index = 0; index < 9; index += 1) {
    const place = places[index % 3] ?? missing()
    const nome = index === 4 ? 'Átomo 50%' : `Tarefa ${roll(10)}${index}`
    atoms.push({ ...(await makeAtom(server.db, { place, nome })), nome, venture: place.nome })
  }
  return atoms
}

const stored = (loop: Known) => ({
  user_id: loop.user.id,
  atomo_id: loop.atom.id,
  venture_id: loop.atom.venture_id,
  data_inicio: new Date(loop.from),
  data_fim: loop.to === null ? null : new Date(loop.to),
  status: loop.status,
  tipo: loop.tipo,
  descricao: loop.descricao,
  valor_hora_centavos: loop.hourly,
  horas_decimos: loop.hourly === null ? null : decimalTenths(loop.seconds),
  check_due_at: loop.status === 1 ? new Date(loop.from + 7_200_000) : null,
  created_at: new Date(loop.from),
})

/** 181 loops of five people, one of them running, as the database holds them and as plain JavaScript knows them. */
export const knownLoops = async (server: TestServer): Promise<Known[]> => {
  const roll = dice(20_260_310)
  const atoms = await makeAtoms(server, roll)
  const all: Known[] = []
  for (let person = 0; person < 5; person += 1) {
    const nome = `Pessoa ${'CABED'[person]}`
    const user = { ...(await makePerson(server.db, { nome })), nome }
    let at = Date.parse('2026-02-20T09:00:00Z')
    for (let index = 0; index < 36; index += 1) {
      at += roll(10) * 1_800_000 + roll(3) * 60_000
      const seconds = roll(5) === 0 ? 3600 : roll(20_000)
      const atom = atoms[roll(9)] ?? missing()
      all.push(ended(roll, { user, atom, from: at, seconds, hourly: 3333 + person * 1111 }))
      at += seconds * 1000
    }
    if (person === 2) all.push(running({ user, atom: atoms[0] ?? missing() }))
  }
  const ids = await server.db.insertInto('loops').values(all.map(stored)).returning('id').execute()
  return all.map((it, index) => ({ ...it, id: ids[index]?.id ?? 0 }))
}
