import { openStore } from '#server/db/open.ts'
import { startChild } from '../child.ts'
import type { Engine, Database } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const ACCOUNTS = 50_000
const TURNS = 5
const SECONDS = 1.5

/** Names in the order of how common they are; the second is half as common as the first, the tenth a tenth. */
const firstNames = `Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo
  Bruno Eduardo Felipe Rodrigo Mateus André Fernanda Patrícia Aline Sandra Camila Amanda Letícia Juliana Márcia Vitória Antônia
  Fábio Sérgio Inês Ângela Mônica Verônica Conceição Lúcia César Rubén Zoé Íris Âmbar Ícaro Otávio Flávia`
const families = `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida
  Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos
  Gonçalves Araújo Simões Assunção Conrado Nóbrega Guimarães Müller Peña Leão Galvão Brandão Sá Muñoz Façanha Falcão Antunes Luz`
/** Searches as hurried people type them: a common name, rare ones, two names, the end of one. */
const typed = [
  'jose',
  'jose da goncalves',
  'conceicao',
  'monica',
  'veronica da sim',
  'facanha',
  'nobrega',
  'otavio da gal',
  'muller',
]

const listed = (names: string): string => `(regexp_split_to_array('${names.trim()}', '\\s+'))`

/** A place from 1 to 50, low ones more often; steps through all people. */
const place = (step: number): string => `floor(power(50, (i * ${step} % ${ACCOUNTS}) / ${ACCOUNTS}.0))::int`

const people = `
  insert into users (role, nome, last_name, email, password_hash, status, mail_verified_at, created_at)
  select 4, ${listed(firstNames)}[${place(7919)}], 'da ' || ${listed(families)}[${place(7727)}] || ' ' || initcap(substr(md5(i::text), 1, 6)),
    'conta' || i || '@bench.example', 'none', 1, now(), now() - interval '1 year'
  from generate_series(1::bigint, ${ACCOUNTS}) i`

const addPeople = async (database: Database): Promise<void> => {
  const store = await openStore({ url: database.url, dir: database.dir, pool: 2 })
  await store.script(people)
  await store.script('vacuum analyze users')
  await store.close()
}

const p50 = (it: Round): number => it.p50

/** (h) A page of ten of 50,000 people by a name without its accents, with its total, against the same bare. */
export const findPeople = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  await addPeople(database)
  const beside = await engine.beside(database, LOOPS)
  if (beside.dir !== database.dir) await addPeople(beside)
  const server = await startServer(database)
  const [load, yardstick] = [startChild('load.ts'), startChild('yardstick.ts')]
  const queries = typed.map((it) => `?q=${encodeURIComponent(it)}`)
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    await yardstick.ask('open', { url: beside.url, dir: beside.dir, connections: 1 })
    const [searched, bare] = await byTurns(TURNS, [
      () => round(load, 'round', { play: 'people', seconds: SECONDS, queries }),
      () => round(yardstick, 'people', { seconds: SECONDS, typed }),
    ])
    return [
      {
        part: 'h',
        engine: engine.name,
        what: 'ten of 50,000 people by name, with their count, against the same bare',
        value: ratio(searched, bare, p50),
        unit: '',
        bound: { atMost: 2 },
        from: `${middle(searched, p50).toFixed(1)} and ${middle(bare, p50).toFixed(1)} ms`,
      },
    ]
  } finally {
    load.stop()
    yardstick.stop()
    await server.stop()
    await beside.drop()
    await database.drop()
  }
}
