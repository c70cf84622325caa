import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { openThread } from '#server/db/engine/thread.ts'
import { obey } from './child.ts'
import { during } from './during.ts'

/**
 * The yardstick that knows nothing of our calls: what the least work for the same rows costs when the driver sends it
 * alone, each statement planned once. No statement of ours can make it slower.
 */
interface Person {
  user_id: number
  atomo_id: number
  venture_id: number
}

/** A span of one person's or one venture's loops; all loops where both are left out. */
const slice = z.object({
  by: z.enum(['user_id', 'venture_id']).optional(),
  id: z.number().default(0),
  from: z.string().default(''),
  to: z.string().default(''),
})
type Slice = z.output<typeof slice>

type Value = string | number

/** One connection: statements that it has prepared under a name, carried out. */
interface Connection {
  run(name: string, values: readonly Value[]): Promise<Record<string, unknown>[]>
}

const insert = `insert into loops (user_id, atomo_id, venture_id, data_inicio, status, check_due_at, created_at)
  values ($1::int, $2::int, $3::int, $4::timestamptz, 1, $4::timestamptz + interval '1 hour', $4::timestamptz) returning id`
const update = `update loops set status = 2, data_fim = $2::timestamptz, check_due_at = null, version = version + 1
  where id = $1::int and status = 1`

const page = (
  where: string,
): string => `select t.*, a.nome as atomo, a.deleted_at as atom_gone, c.id as cell_id, c.nome as cell,
    c.deleted_at as cell_gone, g.id as gate_id, g.nome as gate, g.deleted_at as gate_gone, v.nome as project, v.faturavel,
    v.deleted_at as venture_gone, u.nome, u.last_name
  from (select * from loops ${where} order by data_inicio desc, id desc limit 10) t
    join atoms a on a.id = t.atomo_id join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
    join ventures v on v.id = t.venture_id join users u on u.id = t.user_id
  order by t.data_inicio desc, t.id desc`
const spanOf = (column: string): string =>
  `where ${column} = $1::int and data_inicio >= $2::timestamptz and data_inicio < $3::timestamptz`

/** People by a part of their names. */
const named = `from users t where t.deleted_at is null and t.plain_nome like '%' || $1::text || '%'`
const people = `select t.id, t.nome, t.last_name, t.email, t.role, t.status, t.created_at
  ${named} order by t.plain_nome, t.id limit 10`
const peopleTotal = `select count(*) ${named}`

/** Text of an atom as its index has it. */
const wordsOfAtom = `search_words(t.nome || ' ' || t.descricao)`
const atomsOfWords = `select t.id, t.nome from atoms t
  where t.deleted_at is null and ${wordsOfAtom} @@ to_tsquery('simple', $1::text) order by t.id desc limit 10`

const few = 'where venture_id = $1::int and status = $2::int and priority = $3::int and deleted_at is null'
const atoms = (
  where: string,
): string => `select t.*, c.nome as cell, g.id as gate_id, g.nome as gate, v.nome as venture, v.code, u.nome as responsavel, u.last_name
  from (select id, nome, number, status, data, data_fim, hours_planned, priority, created_at, version, cell_id, venture_id, responsavel_id
      from atoms ${where}
      order by created_at desc, id desc limit 10) t
    join cells c on c.id = t.cell_id join gates g on g.id = c.gate_id join ventures v on v.id = t.venture_id
    left join users u on u.id = t.responsavel_id
  order by t.created_at desc, t.id desc`
const atomTotals = (where: string): string => `select count(*), sum(hours_planned) from atoms ${where}`
const step = 'update atoms set status = 1, data_fim = null, version = version + 1 where id = $1::int'

/** Twelve months of loops from a day on, by venture and month, as the loops alone tell them. */
const inZone = `at time zone 'America/Sao_Paulo'`
const report = `select venture_id, date_trunc('month', data_inicio ${inZone}) as month, count(*), sum(segundos),
    sum(segundos / 3600 * 10 + (segundos % 3600 / 60 + 3) / 6), sum((horas_decimos * valor_hora_centavos + 5) / 10)
  from loops where data_inicio >= $1::timestamp ${inZone}
    and data_inicio < ($1::timestamp + interval '12 months') ${inZone} group by 1, 2`

const statements: Readonly<Record<string, string>> = {
  insert,
  update,
  page_all: page(''),
  page_user_id: page(spanOf('user_id')),
  page_venture_id: page(spanOf('venture_id')),
  people,
  people_total: peopleTotal,
  report,
  words: atomsOfWords,
  atoms: atoms('where deleted_at is null'),
  atom_totals: atomTotals('where deleted_at is null'),
  atoms_few: atoms(few),
  atom_totals_few: atomTotals(few),
  step,
}

const onClient = (client: pg.Client): Connection => ({
  run: async (name, values) => {
    const text = statements[name] ?? ''
    const { rows } = await client.query<Record<string, unknown>>({ name, text, values: [...values] })
    return rows
  },
})

const literal = (value: Value): string => (typeof value === 'number' ? String(value) : `'${value}'`)

const onEngine = async (dir: string): Promise<Connection> => {
  const engine = await openThread(join(dir, 'db'))
  for (const [name, text] of Object.entries(statements)) await engine.exec(`prepare ${name} as ${text}`)
  return {
    run: async (name, values) => {
      const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      return (await engine.exec(`execute ${name}${given}`))[0]?.rows ?? []
    },
  }
}

const place = z.object({ url: z.string().optional(), dir: z.string(), connections: z.number() })
let connections: Connection[] = []

const person = z.object({ user_id: z.number(), atomo_id: z.number(), venture_id: z.number() })
const workersAmong = `select distinct on (l.user_id) l.user_id, a.id as atomo_id, g.venture_id
  from atom_loopers l join atoms a on a.id = l.atom_id join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
  where l.user_id = any($1::int[])`

const peopleOf = async (at: z.output<typeof place>, ids: readonly number[]): Promise<Person[]> => {
  const list = `'{${ids.join(',')}}'`
  const text = workersAmong.replace('$1', list)
  if (at.url === undefined) {
    const engine = await openThread(join(at.dir, 'db'))
    const rows = (await engine.exec(text))[0]?.rows ?? []
    await engine.close()
    return z.array(person).parse(rows)
  }
  const client = new pg.Client({ connectionString: at.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return z.array(person).parse(rows)
}

let workers: Person[] = []
/** Loops of the yardstick lie after each other, a second each, so that none overlaps another of its person. */
const clocks = new Map<number, number>()
const started = z.object({ id: z.number() })

const pair = async (connection: Connection, person: Person): Promise<void> => {
  const at = (clocks.get(person.user_id) ?? Date.now()) + 1000
  clocks.set(person.user_id, at)
  const since = new Date(at - 1000).toISOString()
  const [row] = await connection.run('insert', [person.user_id, person.atomo_id, person.venture_id, since])
  await connection.run('update', [started.parse(row).id, new Date(at).toISOString()])
}

const read = (connection: Connection, { by, id, from, to }: Slice): Promise<unknown> =>
  by ? connection.run(`page_${by}`, [id, from, to]) : connection.run('page_all', [])

/** Each connection carries out statements for one text after the other. */
const inTurn = (about: unknown, names: readonly string[]) => {
  const { seconds, typed } = z.object({ seconds: z.number(), typed: z.array(z.string()).min(1) }).parse(about)
  return during(
    seconds,
    connections.map((connection, index) => {
      let turn = index
      return async () => {
        const text = typed[turn % typed.length] ?? ''
        for (const name of names) await connection.run(name, [text])
        turn += 1
      }
    }),
  )
}

obey({
  open: async (about) => {
    const wanted = place.extend({ ids: z.array(z.number()).default([]) }).parse(about)
    if (wanted.ids.length > 0) workers = await peopleOf(wanted, wanted.ids)
    if (wanted.url === undefined) {
      const connection = await onEngine(wanted.dir)
      connections = Array.from({ length: wanted.connections }, () => connection)
      return
    }
    for (let index = 0; index < wanted.connections; index += 1) {
      const client = new pg.Client({ connectionString: wanted.url })
      await client.connect()
      connections.push(onClient(client))
    }
  },
  pairs: async (about) => {
    const { seconds } = z.object({ seconds: z.number() }).parse(about)
    return during(
      seconds,
      connections.flatMap((connection, index) => {
        const person = workers[index]
        return person ? [() => pair(connection, person)] : []
      }),
    )
  },
  /** A page of people by a part of their names, and how many there are. */
  people: (about) => inTurn(about, ['people', 'people_total']),
  /** Hours of a year by venture and month. */
  report: (about) => inTurn(about, ['report']),
  /** The newest atoms with given words. */
  words: (about) => inTurn(about, ['words']),
  /** A page of atoms and its totals, by venture, status and priority, or of all where there are none of these. */
  atoms: async (about) => {
    const wanted = z.object({ seconds: z.number(), filters: z.array(z.array(z.number())) }).parse(about)
    return during(
      wanted.seconds,
      connections.map((connection, index) => {
        let turn = index
        return async () => {
          const filter = wanted.filters[turn % wanted.filters.length] ?? []
          const which = filter.length === 0 ? '' : '_few'
          await connection.run(`atoms${which}`, filter)
          await connection.run(`atom_totals${which}`, filter)
          turn += 1
        }
      }),
    )
  },
  steps: async (about) => {
    const wanted = z.object({ seconds: z.number(), ids: z.array(z.number()) }).parse(about)
    let turn = 0
    return during(
      wanted.seconds,
      connections.map((connection) => async () => {
        const id = wanted.ids[turn % wanted.ids.length]
        turn += 1
        if (id !== undefined) await connection.run('step', [id])
      }),
    )
  },
  pages: async (about) => {
    const wanted = z.object({ seconds: z.number(), slices: z.array(slice) }).parse(about)
    return during(
      wanted.seconds,
      connections.map((connection, index) => {
        let turn = index
        return async () => {
          const slice = wanted.slices[turn % wanted.slices.length]
          turn += 1
          if (slice) await read(connection, slice)
        }
      }),
    )
  },
})
