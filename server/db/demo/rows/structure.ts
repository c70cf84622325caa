import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import { contractType } from '#contract/looper/looper.ts'
import { nationalHolidays } from '#contract/userConfig/holidays.ts'
import type { Calendar } from '#server/db/demo/calendar.ts'
import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { capital } from '#server/db/demo/loops/phrases.ts'
import { people } from '#server/db/demo/people.ts'
import type { Plan } from '#server/db/demo/plan.ts'
import type { PlannedAtom } from '#server/db/demo/planned.ts'
import type { Scene } from '#server/db/demo/scene.ts'
import type { GateText } from '#server/db/demo/ventures/outline.ts'
import { clients, companyData, organisation, ventures, type VentureText } from '#server/db/demo/ventures/ventures.ts'
import type { Db } from '#server/db/open.ts'

export interface Filling extends Scene {
  db: Db
}

/** The office hour at which a day's rows were written. */
const written = (cal: Calendar, day: number, key: string): Date => {
  const of = dice(key)
  return cal.at(day, of.int(545, 1065), of.int(0, 59))
}

const deletion = (cal: Calendar, day: number | null): Date | null => (day === null ? null : cal.at(day, 1046, 12))

export const insertPeople = async ({ db, cal, seed }: Filling, password_hash: string): Promise<number[]> => {
  await db
    .insertInto('organisation')
    .values({ nome: organisation, created_at: cal.at(-420, 600) })
    .execute()
  const year = cal.at(0, 720).getUTCFullYear()
  const holidays = JSON.stringify([year, year + 1].flatMap(nationalHolidays))
  await db.updateTable('user_config').set({ holidays }).where('id', '=', 1).execute()
  const rows = people.map((person, at) => {
    const created_at = written(cal, person.joined, `${seed} user ${person.email}`)
    const verified = person.role > 0 || person.status > 0
    return {
      role: person.role,
      nome: person.nome,
      last_name: person.last_name,
      email: person.email,
      password_hash,
      status: person.status,
      mail_verified_at: verified ? new Date(created_at.getTime() + 18 * 60_000) : null,
      two_factor: null,
      contract_type: person.role === ROLE.looper ? contractType.values[at % contractType.values.length]! : null,
      valor_hora_centavos: person.valor_hora_centavos,
      created_at,
    }
  })
  const made = await db.insertInto('users').values(rows).returning('id').execute()
  return made.map((row) => row.id)
}

const insertVentures = async ({ db, cal, seed }: Filling): Promise<number[]> => {
  const firstDay = (at: number) => Math.min(...ventures.filter((it) => it.client === at).map((it) => it.from)) - 12
  const companies = await db
    .insertInto('clients')
    .values(
      clients.map((nome, at) => ({
        ...companyData[at],
        nome,
        created_at: written(cal, firstDay(at), `${seed} client ${nome}`),
      })),
    )
    .returning('id')
    .execute()
  const row = (venture: VentureText) => ({
    uuid: uuidOf(dice(`${seed} uuid ${venture.code}`)),
    code: venture.code,
    nome: venture.nome,
    descricao: venture.descricao,
    cliente_id: venture.client === null ? null : companies[venture.client]!.id,
    status: venture.status,
    stage: venture.stage,
    cycle: venture.cycle,
    delivery_type: venture.delivery_type,
    faturavel: venture.faturavel,
    priority: venture.priority,
    hours_planned: venture.hours,
    price_centavos: venture.price_centavos,
    escopo: venture.escopo,
    starts_on: cal.iso(venture.from),
    ends_on: cal.iso(venture.to),
    created_at: written(cal, venture.from - 3, `${seed} venture ${venture.code}`),
  })
  const made = await db.insertInto('ventures').values(ventures.map(row)).returning('id').execute()
  return made.map((it) => it.id)
}

const entregaStatus = (gate: GateText): number => {
  if (gate.status === 'approved') return gate.to < -100 ? 3 : 4
  return { planned: 1, in_progress: 2, delivered: 5, contested: 5 }[gate.status]
}

const DAYS = 5

/** The five days of a gate that is delivered: begun the day before it was planned to be. */
const clockOf = (cal: Calendar, { status, to }: GateText) => {
  const delivered_at = cal.at(to - 1, 650)
  const decided = status === 'approved' || status === 'contested'
  return {
    delivered_at: decided || status === 'delivered' ? delivered_at : null,
    due_at: status === 'delivered' ? new Date(delivered_at.getTime() + DAYS * DAY_MS) : null,
    decided_at: decided ? new Date(delivered_at.getTime() + DAY_MS) : null,
    reason: status === 'contested' ? 'Faltam os relatórios que combinamos e o manual de uso.' : '',
  }
}

/** Gates, cells and entregas of the ventures; gives the ids of cells, and of each gate's entrega. */
const insertGates = async (filling: Filling, ventureIds: readonly number[]) => {
  const { db, cal, plan } = filling
  const opened = (at: number): Date => cal.at(ventures[at]!.from - 2, 640, at)
  const gateRows = plan.gates.map(({ text, venture }) => ({
    venture_id: ventureIds[venture]!,
    nome: text.nome,
    status: text.status,
    position: ventures[venture]!.gates.indexOf(text),
    starts_on: cal.iso(text.from),
    planned_on: cal.iso(text.to),
    ...clockOf(cal, text),
    created_at: opened(venture),
    deleted_at: deletion(cal, text.deletedOn),
  }))
  const gateIds = (await db.insertInto('gates').values(gateRows).returning('id').execute()).map((it) => it.id)
  const cellRows = plan.cells.map(({ text, gate }) => ({
    gate_id: gateIds[gate]!,
    nome: text.nome,
    position: plan.gates[gate]!.text.cells.indexOf(text),
    created_at: opened(plan.gates[gate]!.venture),
    deleted_at: deletion(cal, text.deletedOn),
  }))
  const cells = await db.insertInto('cells').values(cellRows).returning('id').execute()
  const entregaRows = plan.gates.flatMap(({ text, venture }, at) =>
    text.entrega === null
      ? []
      : [
          {
            venture_id: ventureIds[venture]!,
            gate_id: gateIds[at]!,
            nome: text.entrega,
            status: entregaStatus(text),
            descricao: text.cells.map((it) => it.nome).join(', '),
            delivery_type: ventures[venture]!.delivery_type,
            valor_centavos: 100_000 * Math.max(8, Math.round((text.to - text.from) * 0.9)),
            planned_on: cal.iso(text.to),
            delivered_on: text.status === 'approved' ? cal.iso(text.to) : null,
            created_at: opened(venture),
          },
        ],
  )
  const entregas = await db.insertInto('entregas').values(entregaRows).returning(['id', 'gate_id']).execute()
  const byGate = new Map(entregas.map((it) => [it.gate_id, it.id]))
  return {
    cellIds: cells.map((it) => it.id),
    entregaIds: gateIds.map((id) => byGate.get(id) ?? null),
  }
}

const checklist = (atom: PlannedAtom, key: string) => {
  const of = dice(key)
  if (of.chance(0.14)) return []
  const share = atom.finished === null ? Math.min(0.85, -atom.from / Math.max(20, atom.planned - atom.from)) : 1
  const done = atom.begun && atom.text.status !== 3 ? Math.floor(atom.text.items.length * share) : 0
  return atom.text.items.map((item, at) => ({ text: capital(item), checked: at < done }))
}

const memberIds = (plan: Plan, venture: number): Set<number> =>
  new Set([
    ...plan.atoms.filter((atom) => atom.venture === venture).flatMap((atom) => [...atom.people]),
    ...ventures[venture]!.members.map((key) => people.findIndex((it) => it.email.startsWith(key))),
  ])

/** A client's people belong to the company whose venture they are on. */
const nameCompanies = async (db: Db): Promise<void> => {
  await sql`update users u set cliente_id = v.cliente_id from venture_members m join ventures v on v.id = m.venture_id
    where m.user_id = u.id and u.role = 3 and v.cliente_id is not null`.execute(db)
  await sql`insert into client_contacts (client_id, nome, email, cargo, created_at)
    select cliente_id, trim(nome || ' ' || last_name), email, 'Diretoria', created_at
    from users where role = 3 and cliente_id is not null order by id`.execute(db)
  // The demonstration account approves, the others see.
  await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
    select cliente_id, lower(email), nome, case when email like 'client@%' then 1 else 0 end, id,
      (select min(id) from users where role = 1), created_at
    from users where role = 3 and cliente_id is not null order by id`.execute(db)
}

interface MadeAtoms {
  readonly atomIds: readonly number[]
  readonly rows: readonly { readonly created_at: Date; readonly responsavel_id: number | null }[]
}

const insertChecklists = async ({ db, plan, seed }: Filling, { atomIds, rows }: MadeAtoms): Promise<void> => {
  const items = plan.atoms.flatMap((atom, at) =>
    checklist(atom, `${seed} checklist ${atom.text.nome}`).map(({ text, checked }, place) => ({
      thing: 'atom',
      thing_id: atomIds[at]!,
      text,
      place: place + 1,
      done_at: checked ? rows[at]!.created_at : null,
      done_by: checked ? rows[at]!.responsavel_id : null,
      created_at: rows[at]!.created_at,
    })),
  )
  await db.insertInto('checklist_items').values(items).execute()
}

/** Everything that loops stand on. Gives the ids of ventures and atoms, in the order of the plan. */
export const insertStructure = async (filling: Filling, userIds: readonly number[]) => {
  const { db, cal, seed, plan } = filling
  const ventureIds = await insertVentures(filling)
  const { cellIds, entregaIds } = await insertGates(filling, ventureIds)
  const rows = plan.atoms.map((atom) => {
    const [first] = atom.people
    return {
      cell_id: cellIds[atom.cell]!,
      entrega_id: entregaIds[atom.gate] ?? null,
      nome: atom.text.nome,
      descricao: atom.text.descricao,
      status: atom.text.status,
      data: cal.iso(atom.planned),
      data_fim: atom.finished === null ? null : cal.iso(atom.finished),
      responsavel_id: first === undefined ? null : userIds[first]!,
      hours_planned: Math.max(2, Math.round((atom.planned - atom.from) * 1.5)),
      priority: dice(`${seed} priority ${atom.text.nome}`).int(1, 4),
      created_at: written(cal, atom.created, `${seed} atom ${atom.text.nome}`),
      deleted_at: deletion(cal, atom.text.deletedOn),
    }
  })
  const atoms = await db.insertInto('atoms').values(rows).returning('id').execute()
  const atomIds = atoms.map((it) => it.id)
  const members = ventureIds.flatMap((venture_id, at) =>
    [...memberIds(plan, at)].map((place) => ({ venture_id, user_id: userIds[place]! })),
  )
  await db.insertInto('venture_members').values(members).execute()
  await nameCompanies(db)
  const loopers = plan.atoms.flatMap((atom, at) =>
    [...atom.people].map((place) => ({ atom_id: atomIds[at]!, user_id: userIds[place]! })),
  )
  await db.insertInto('atom_loopers').values(loopers).execute()
  await insertChecklists(filling, { atomIds, rows })
  return { ventureIds, atomIds }
}
