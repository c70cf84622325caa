import { hash } from '@node-rs/argon2'
import type { Role } from '#contract/access/roles.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import type { Db } from '#server/db/open.ts'

const CREATED = new Date('2026-01-01T12:00:00Z')
const PASSWORD = 'Senha-de-teste-1'

let counter = 0
const next = (): number => (counter += 1)
/** Writes a number in letters, for names and e-mails: a test that searches for a figure must not find it in one of these. */
const inLetters = (number: number): string =>
  String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')

/** Hash of the test password with cheap parameters: a stored hash contains its own. */
const cheap = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export const testPassword = PASSWORD

export interface MadePerson {
  id: number
  email: string
  role: Role
}

export interface PersonOptions {
  role?: Role
  status?: number
  nome?: string
  email?: string
  valor_hora_centavos?: number
  two_factor_secret?: string
  /** Hash of the test password, for tests about its cost. */
  password_hash?: string
}

/** Creates an active person with the test password; role 4 by default. */
export const makePerson = async (db: Db, options: PersonOptions = {}): Promise<MadePerson> => {
  const role = options.role ?? 4
  const email = options.email ?? `person-${inLetters(next())}-${inLetters(Date.now())}@test.example`.toLowerCase()
  const { id } = await db
    .insertInto('users')
    .values({
      role,
      status: options.status ?? 1,
      nome: options.nome ?? `Pessoa ${inLetters(next())}`,
      last_name: 'Teste',
      email,
      password_hash: options.password_hash ?? (await cheap),
      mail_verified_at: CREATED,
      two_factor: options.two_factor_secret ? true : null,
      two_factor_secret: options.two_factor_secret ?? null,
      valor_hora_centavos: options.valor_hora_centavos ?? 10_000,
      created_at: CREATED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('terms_acceptances')
    .values({ user_id: id, version: TERMS_VERSION, accepted: true, at: CREATED })
    .execute()
  return { id, email, role }
}

export interface MadePlace {
  venture_id: number
  gate_id: number
  cell_id: number
}

/** Creates an active, billable venture with one gate and one cell. */
export const makePlace = async (db: Db, options: { nome?: string; faturavel?: boolean } = {}): Promise<MadePlace> => {
  const number = inLetters(next())
  const venture = await db
    .insertInto('ventures')
    .values({
      code: `T-${number}`,
      nome: options.nome ?? `Venture ${number}`,
      stage: 'execution',
      faturavel: options.faturavel ?? true,
      created_at: CREATED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gate = await db
    .insertInto('gates')
    .values({ venture_id: venture.id, nome: `Gate ${number}`, status: 'in_progress', created_at: CREATED })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cell = await db
    .insertInto('cells')
    .values({ gate_id: gate.id, nome: `Cell ${number}`, created_at: CREATED })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { venture_id: venture.id, gate_id: gate.id, cell_id: cell.id }
}

export interface AtomOptions {
  /** People who may run loops on it. */
  loopers?: readonly { id: number }[]
  place?: MadePlace
  status?: number
  nome?: string
}

export interface MadeAtom extends MadePlace {
  id: number
}

/** Creates an accepted atom (status 1), in a place of its own by default. */
export const makeAtom = async (db: Db, options: AtomOptions = {}): Promise<MadeAtom> => {
  const place = options.place ?? (await makePlace(db))
  const { id } = await db
    .insertInto('atoms')
    .values({
      cell_id: place.cell_id,
      nome: options.nome ?? `Átomo ${inLetters(next())}`,
      status: options.status ?? 1,
      created_at: CREATED,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const looper of options.loopers ?? [])
    await db.insertInto('atom_loopers').values({ atom_id: id, user_id: looper.id }).execute()
  return { id, ...place }
}

export interface LoopOptions {
  user: { id: number }
  atom: MadeAtom
  /** ISO 8601. */
  from: string
  to?: string
  status?: number
  tipo?: number
  descricao?: string
}

/** Creates a loop; concluded when it has an end, unless another status is given. */
export const makeLoop = async (db: Db, options: LoopOptions): Promise<number> => {
  const status = options.status ?? (options.to ? 3 : 1)
  const done = status === 3 || status >= 6
  const words = done ? { tipo: 1, descricao: 'Trabalho feito' } : { tipo: null, descricao: '' }
  const { id } = await db
    .insertInto('loops')
    .values({
      user_id: options.user.id,
      atomo_id: options.atom.id,
      venture_id: options.atom.venture_id,
      data_inicio: options.from,
      data_fim: options.to ?? null,
      status,
      tipo: options.tipo ?? words.tipo,
      descricao: options.descricao ?? words.descricao,
      concluded_at: done ? (options.to ?? null) : null,
      concluded_from: done ? 2 : null,
      check_due_at: status === 1 ? new Date(Date.parse(options.from) + 7_200_000) : null,
      created_at: options.from,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
