import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decimalTenths } from '#contract/kit/hours.ts'
import { DESCRIPTION_MAX, JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import type { Db } from '#server/db/open.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'
import { calendar, holidays } from './calendar.ts'
import { demoAccounts, demoPassword, fillDemo } from './demo.ts'

// A Thursday, 15:20 in São Paulo.
const now = new Date('2026-11-19T18:20:00Z')
const zone = sql.lit('America/Sao_Paulo')

const filled = async (): Promise<OwnDatabase> => {
  const own = await ownDatabase()
  await fillDemo(own.store.db, now)
  return own
}

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await filled()
  db = own.store.db
})
afterAll(() => own.drop())

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows
const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await rowsOf(query))[0]!.n

const idOf = async (key: string): Promise<number> => {
  const email = `${key}@demo.nucleo.app`
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** Atoms of status 1 that stand, in an active venture, assigned to the person. */
const openAtoms = (user_id: number) =>
  db
    .selectFrom('atoms as a')
    .innerJoin('cells as c', 'c.id', 'a.cell_id')
    .innerJoin('gates as g', 'g.id', 'c.gate_id')
    .innerJoin('ventures as v', 'v.id', 'g.venture_id')
    .innerJoin('atom_loopers as x', 'x.atom_id', 'a.id')
    .select(['a.id', 'v.code'])
    .where('x.user_id', '=', user_id)
    .where('a.status', '=', 1)
    .where('v.status', '=', 1)
    .where((on) => on.and(['a', 'c', 'g', 'v'].map((it) => on(sql.ref(`${it}.deleted_at`), 'is', null))))
    .execute()

describe('people', () => {
  it('are about forty, of every role and every status', async () => {
    const users = await db.selectFrom('users').selectAll().execute()
    expect(users.length).toBeGreaterThanOrEqual(38)
    expect(users.length).toBeLessThanOrEqual(44)
    expect(new Set(users.map((user) => user.role))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(new Set(users.map((user) => user.status))).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(new Set(users.map((user) => `${user.nome} ${user.last_name}`)).size).toBe(users.length)
    for (const user of users.filter((it) => it.valor_hora_centavos > 0)) {
      expect(user.valor_hora_centavos).toBeGreaterThanOrEqual(35_00)
      expect(user.valor_hora_centavos).toBeLessThanOrEqual(180_00)
    }
    const unverified = users.filter((user) => user.mail_verified_at === null)
    expect(unverified.every((user) => user.role === 0 && user.status === 0)).toBe(true)
  })

  it('include the ten accounts, ready to sign in', async () => {
    expect(demoAccounts.map((it) => it.email.split('@')[0])).toEqual(
      'admin manager client looper partner finance director supervisor commercial guest'.split(' '),
    )
    expect(demoAccounts.map((it) => it.role)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { email, role } of demoAccounts) {
      const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
      expect(user).toMatchObject({ role, status: 1, two_factor: null })
      expect(user.mail_verified_at).not.toBeNull()
    }
    const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$/)
    expect(await verify(password_hash, demoPassword)).toBe(true)
  })
})

describe('ventures', () => {
  it('are six, one of every stage', async () => {
    const ventures = await db.selectFrom('ventures').selectAll().where('template', '=', false).execute()
    const stages = ['negotiation', 'analysis', 'approved', 'execution', 'finished', 'accepted']
    expect(ventures.map((it) => it.stage).toSorted()).toEqual(stages.toSorted())
    expect(new Set(ventures.map((it) => it.cycle)).size).toBe(6)
    expect(new Set(ventures.map((it) => it.delivery_type))).toEqual(new Set([1, 2]))
    expect(ventures.filter((it) => !it.faturavel)).toHaveLength(1)
    expect(ventures.filter((it) => it.status === 0)).toHaveLength(1)
    expect(ventures.filter((it) => it.deleted_at !== null)).toHaveLength(0)
    for (const it of ventures) expect(it.code).toMatch(/^[A-Z]{3}-\d{2}$/)
    expect(await count(sql`select count(*) as n from clients`)).toBe(5)
  })

  it('have 3–5 gates with 2–4 cells, and 150 atoms', async () => {
    const real = sql`(select g.id, g.venture_id from gates g join ventures v on v.id = g.venture_id where not v.template)`
    const gates = await rowsOf(sql<{ n: number }>`select count(*) as n from ${real} g group by venture_id`)
    const cells = await rowsOf(
      sql<{ n: number }>`select count(*) as n from cells c join ${real} g on g.id = c.gate_id group by g.id`,
    )
    expect(gates).toHaveLength(6)
    for (const { n } of gates) expect([3, 4, 5]).toContain(n)
    for (const { n } of cells) expect([2, 3, 4]).toContain(n)
    const atoms = sql`atoms a join cells c on c.id = a.cell_id join ${real} g on g.id = c.gate_id`
    expect(await count(sql`select count(*) as n from ${atoms}`)).toBe(150)
    expect(await count(sql`select count(distinct a.nome) as n from ${atoms}`)).toBe(150)
    expect(await count(sql`select count(distinct status) as n from gates`)).toBe(5)
    expect(await count(sql`select count(distinct status) as n from entregas`)).toBeGreaterThanOrEqual(4)
  })

  it('have a template beside them, whole and untouched, that nobody works on', async () => {
    const of = (table: string) => sql<{ n: number }>`select count(*) as n from ${sql.table(table)} t
      join ventures v on v.id = t.venture_id where v.template`
    const [template, ...others] = await db.selectFrom('ventures').selectAll().where('template', '=', true).execute()
    expect(others).toEqual([])
    expect(template).toMatchObject({ status: 0, cliente_id: null })
    expect([await count(of('gates')), await count(of('atoms'))]).toEqual([3, 12])
    expect([await count(of('venture_members')), await count(of('loops'))]).toEqual([0, 0])
    expect(await count(sql`${of('atoms')} and (t.status <> 0 or t.responsavel_id is not null)`)).toBe(0)
    const days = sql`(t.data between v.starts_on and v.ends_on)`
    expect(await count(sql`${of('atoms')} and ${days} is not true`)).toBe(0)
  })

  it('have atoms whose days fit their status and their stage', async () => {
    type Row = { status: number; data: string; data_fim: string | null; stage: string }
    const atoms = await rowsOf(
      sql<Row>`select a.status, a.data, a.data_fim, v.stage from atoms a join cells c on c.id = a.cell_id
        join gates g on g.id = c.gate_id join ventures v on v.id = g.venture_id`,
    )
    expect(new Set(atoms.map((it) => it.status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
    const today = calendar(now).iso(0)
    for (const it of atoms) {
      expect(it.data_fim !== null).toBe([2, 4, 5, 6].includes(it.status))
      if (it.data_fim) expect(it.data_fim < today).toBe(true)
      if (it.stage === 'accepted') expect([3, 6]).toContain(it.status)
      if (it.stage === 'negotiation') expect([0, 1, 2]).toContain(it.status)
    }
    const late = atoms.filter((it) => (it.data_fim ?? today) > it.data)
    expect(late.filter((it) => it.data_fim === null).length).toBeGreaterThan(2)
    expect(late.filter((it) => it.data_fim !== null).length).toBeGreaterThan(10)
  })

  it('stand at a stage that their gates, atoms and running loops agree with', async () => {
    type Row = { stage: string; gate: string; status: number }
    const atoms = await rowsOf(
      sql<Row>`select v.stage, g.status as gate, a.status from atoms a join cells c on c.id = a.cell_id
        join gates g on g.id = c.gate_id join ventures v on v.id = g.venture_id
        where a.deleted_at is null and c.deleted_at is null and g.deleted_at is null`,
    )
    const over = atoms.filter((it) => it.stage === 'finished' || it.stage === 'accepted')
    expect(over.length).toBeGreaterThan(30)
    expect(over.filter((it) => it.status < 2 || it.gate === 'planned' || it.gate === 'in_progress')).toEqual([])
    const running = await rowsOf(
      sql<{ stage: string }>`select v.stage from loops l join ventures v on v.id = l.venture_id where l.status = 1`,
    )
    expect(running.length).toBeGreaterThan(1)
    expect(new Set(running.map((it) => it.stage))).toEqual(new Set(['execution']))
  })

  it('have deleted parts with loops on them, some of this fortnight', async () => {
    const on = (table: string) => sql<{ n: number }>`select count(*) as n from loops l join atoms a on a.id = l.atomo_id
      join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
      where ${sql.ref(`${table}.deleted_at`)} is not null`
    expect(await count(on('a'))).toBeGreaterThan(0)
    expect(await count(on('c'))).toBeGreaterThan(0)
    expect(await count(on('g'))).toBeGreaterThan(0)
    const fortnight = new Date(now.getTime() - 14 * 86_400_000)
    expect(await count(sql`${on('a')} and l.data_inicio > ${fortnight}`)).toBeGreaterThan(0)
  })
})

describe('loops', () => {
  it('are about 6,000 over twelve months, by 14–18 people of the roles that may', async () => {
    const n = await count(sql`select count(*) as n from loops`)
    expect(n).toBeGreaterThan(5600)
    expect(n).toBeLessThan(6400)
    const [range] = await rowsOf(
      sql<{ first: string; last: string; people: number }>`select min(data_inicio) as first,
        max(coalesce(concluded_at, fim, data_inicio)) as last, count(distinct user_id) as people from loops`,
    )
    expect(Date.parse(range!.first)).toBeGreaterThan(now.getTime() - 366 * 86_400_000)
    expect(Date.parse(range!.first)).toBeLessThan(now.getTime() - 355 * 86_400_000)
    expect(Date.parse(range!.last)).toBeLessThanOrEqual(now.getTime())
    expect(range!.people).toBeGreaterThanOrEqual(14)
    expect(range!.people).toBeLessThanOrEqual(18)
    const roles = await rowsOf(
      sql<{ role: number }>`select distinct role from users u join loops l on l.user_id = u.id`,
    )
    expect(new Set(roles.map((it) => it.role))).toEqual(new Set([1, 4, 7]))
  })

  it('never overlap, marks of forced ones included', async () => {
    const overlaps = sql<{ n: number }>`select count(*) as n from (select data_inicio,
      lag(coalesce(data_fim, 'infinity')) over (partition by user_id order by data_inicio) as before from loops) it
      where before > data_inicio`
    expect(await count(overlaps)).toBe(0)
  })

  it('stand on atoms of the person, while these were open', async () => {
    const strange = sql<{ n: number }>`select count(*) as n from loops l join atoms a on a.id = l.atomo_id
      where not exists (select 1 from atom_loopers x where x.atom_id = a.id and x.user_id = l.user_id)
      or a.status = 0 or l.data_inicio < a.created_at or l.data_inicio > a.deleted_at
      or (l.data_inicio at time zone ${zone})::date > a.data_fim`
    expect(await count(strange)).toBe(0)
    const lost = sql<{ n: number }>`select count(*) as n from loops l join atoms a on a.id = l.atomo_id
      join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id where g.venture_id <> l.venture_id
      or l.data_inicio > c.deleted_at or l.data_inicio > g.deleted_at
      or not exists (select 1 from venture_members m where m.venture_id = l.venture_id and m.user_id = l.user_id)`
    expect(await count(lost)).toBe(0)
  })

  it('are days that people work', async () => {
    const days = await rowsOf(
      sql<{ seconds: number }>`select sum(segundos) as seconds from loops
        group by user_id, (data_inicio at time zone ${zone})::date`,
    )
    expect(Math.max(...days.map((it) => it.seconds))).toBeLessThan(11 * 3600)
    const lengths = await rowsOf(sql<{ n: number }>`select segundos as n from loops where status in (2, 3, 6, 7)`)
    expect(Math.min(...lengths.map((it) => it.n))).toBeGreaterThan(19 * 60)
    expect(Math.max(...lengths.map((it) => it.n))).toBeLessThan(211 * 60)
    const onDays = (which: string) =>
      sql<{
        n: number
      }>`select count(*) as n from loops where (data_inicio at time zone ${zone})::date in (${sql.raw(which)})`
    const free = [2025, 2026].flatMap(holidays).map((day) => `'${day}'`)
    expect(await count(onDays(free.join(', ')))).toBeLessThan(40)
    const weekend = sql<{ n: number }>`select count(*) as n from loops
      where extract(isodow from data_inicio at time zone ${zone}) > 5`
    expect(await count(weekend)).toBeGreaterThan(0)
    expect(await count(weekend)).toBeLessThan(120)
  })

  it('are paid when old, invoiced or concluded of late, with some left open', async () => {
    const statuses = await rowsOf(
      sql<{ status: number; n: number }>`select status, count(*) as n from loops group by status order by status`,
    )
    expect(statuses.map((it) => it.status)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const many = new Map(statuses.map((it) => [it.status, it.n]))
    expect([2, 3]).toContain(many.get(1))
    expect(many.get(6)).toBeGreaterThan(4500)
    const fiveWeeks = new Date(now.getTime() - 36 * 86_400_000)
    const old = sql<{ n: number }>`select count(*) filter (where status = 6)::float / count(*) as n
      from loops where data_inicio < ${fiveWeeks}`
    expect(await count(old)).toBeGreaterThan(0.9)
    const forced = sql<{ n: number }>`select count(*) as n from loops where concluded_from = 4`
    const denied = sql<{ n: number }>`select count(*) as n from loops where concluded_from = 5`
    expect(await count(forced)).toBeGreaterThan(30)
    expect(await count(denied)).toBeGreaterThan(5)
  })

  it('are on exactly one order where they are invoiced or paid, which holds their status, and the ledger agrees', async () => {
    const astray = sql<{ n: number }>`select count(*) as n from loops l
      left join order_loops o on o.loop_id = l.id and o.released_at is null left join orders p on p.id = o.order_id
      where (l.status in (6, 7)) <> (p.id is not null) or p.status is distinct from case l.status when 6 then 1 when 7 then 0 end`
    expect(await count(astray)).toBe(0)
    const numbers = sql<{ n: number }>`select max(number) - count(*) as n from orders`
    expect(await count(numbers)).toBe(0)
    const owed = sql<{ n: number }>`select coalesce(sum(total_centavos), 0)
      + (select sum(amount) from ledger_balances b join ledger_accounts a on a.id = b.account_id where a.kind = 'payable') as n
      from orders where status = 0`
    expect(await count(owed)).toBe(0)
    const kinds = await rowsOf(sql<{ status: number }>`select distinct status from orders order by 1`)
    expect(kinds.map((it) => it.status)).toEqual([0, 1, 3])
  })

  it('carry the hours and the value of the day they were concluded', async () => {
    const loops = await db.selectFrom('loops').selectAll().execute()
    const done = loops.filter((it) => [3, 6, 7].includes(it.status))
    const byPerson = new Map<number, Set<number>>()
    for (const it of done) {
      expect(it.horas_decimos).toBe(decimalTenths(it.segundos ?? -1))
      expect(Date.parse(it.concluded_at!)).toBeGreaterThanOrEqual(Date.parse(it.fim!))
      expect(it.tipo).toBeGreaterThanOrEqual(1)
      byPerson.set(it.user_id, (byPerson.get(it.user_id) ?? new Set()).add(it.valor_hora_centavos ?? 0))
    }
    const users = new Map((await db.selectFrom('users').selectAll().execute()).map((it) => [it.id, it]))
    for (const [id, values] of byPerson) {
      expect(values.size).toBeLessThanOrEqual(2)
      expect(Math.max(...values)).toBeLessThanOrEqual(users.get(id)!.valor_hora_centavos)
      expect(Math.min(...values)).toBeGreaterThanOrEqual(35_00)
    }
    expect(byPerson.get(await idOf('looper'))!.size).toBe(2)
    for (const it of loops.filter((loop) => [1, 2, 4, 5].includes(loop.status)))
      expect([it.valor_hora_centavos, it.horas_decimos, it.concluded_at]).toEqual([null, null, null])
  })

  it('keep an adjustment beside every corrected mark', async () => {
    const wrong = sql<{ n: number }>`select count(*) as n from loops l left join loop_adjustments j on j.loop_id = l.id
      and j.data_fim = l.data_fim_ajuste and j.ajustes = l.ajustes and j.author_id = l.user_id
      where (l.concluded_from in (4, 5)) is true and j.id is null or (l.data_fim_ajuste is null) <> (j.id is null)`
    expect(await count(wrong)).toBe(0)
    expect(await count(sql`select count(*) as n from loop_adjustments`)).toBeGreaterThan(40)
  })

  it('run right now for two or three people with their check ahead, none of them an account', async () => {
    const running = await rowsOf(
      sql<{ email: string; check_due_at: string; status: number }>`select u.email, l.check_due_at, a.status
        from loops l join users u on u.id = l.user_id join atoms a on a.id = l.atomo_id where l.status = 1`,
    )
    for (const it of running) {
      expect(Date.parse(it.check_due_at)).toBeGreaterThan(now.getTime())
      expect(it.status).toBe(1)
      expect(demoAccounts.map((account) => account.email)).not.toContain(it.email)
    }
  })

  it('speak: no text is empty, over its limit or unfinished', async () => {
    const loops = await db.selectFrom('loops').select(['descricao', 'ajustes', 'status']).execute()
    for (const { descricao, ajustes, status } of loops) {
      if ([3, 6, 7].includes(status)) expect(descricao.length).toBeGreaterThan(8)
      expect(descricao.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
      expect(ajustes?.length ?? 0).toBeLessThanOrEqual(JUSTIFICATION_MAX)
      expect(descricao).not.toMatch(/[{}<>]|undefined|lorem/i)
    }
    expect(new Set(loops.map((it) => it.descricao)).size).toBeGreaterThan(1200)
    const atoms = await db.selectFrom('atoms').select(['nome', 'descricao']).execute()
    for (const { nome, descricao } of atoms) {
      expect(nome).not.toMatch(/lorem|tarefa \d|undefined|\|/i)
      expect(descricao).toMatch(/^.{20,299}\.$/)
    }
    const items = await db.selectFrom('checklist_items').select('text').where('thing', '=', 'atom').execute()
    expect(items.length).toBeGreaterThan(atoms.length)
    for (const { text } of items) expect(text).toMatch(/^[^;|]{3,60}$/)
  })
})

describe('the accounts that run loops', () => {
  it('the looper chooses from a dozen atoms in three ventures and has nothing pending', async () => {
    const looper = await idOf('looper')
    const atoms = await openAtoms(looper)
    expect(atoms.length).toBeGreaterThanOrEqual(12)
    expect(new Set(atoms.map((it) => it.code)).size).toBeGreaterThanOrEqual(3)
    const mine = (more: ReturnType<typeof sql>) =>
      count(sql`select count(*) as n from loops where user_id = ${looper} and ${more}`)
    expect(await mine(sql`status in (1, 2, 4, 5)`)).toBe(0)
    expect(await mine(sql`true`)).toBeGreaterThan(500)
    expect(await mine(sql`data_inicio > ${calendar(now).at(0, 0)}`)).toBeGreaterThan(1)
    expect(
      await mine(sql`data_inicio between ${calendar(now).at(-3, 0)} and ${calendar(now).at(0, 0)}`),
    ).toBeGreaterThan(5)
  })

  it.each(['admin', 'director'])('the %s has open atoms and some loops too', async (key) => {
    const id = await idOf(key)
    expect((await openAtoms(id)).length).toBeGreaterThanOrEqual(4)
    expect(await count(sql`select count(*) as n from loops where user_id = ${id}`)).toBeGreaterThan(20)
    expect(await count(sql`select count(*) as n from loops where user_id = ${id} and status in (1, 2, 4, 5)`)).toBe(0)
  })
})

it('leaves a trail of sign-ins, forced stops, adjustments and discards, and the histories of records', async () => {
  const events = await rowsOf(sql<{ event: string }>`select distinct event from audit order by event`)
  const said = `area.changed area.created auth.signedIn invoice.cancelled invoice.created invoice.paid loop.adjusted
    loop.denied loop.discarded loop.forced looperType.changed looperType.created order.created order.paid order.reversed sector.changed sector.created`
  expect(events.map((it) => it.event)).toEqual(said.split(/\s+/))
  expect(await count(sql`select count(*) as n from audit where at > ${now}`)).toBe(0)
  const still = sql<{ n: number }>`select count(*) as n from audit
    where event = 'loop.discarded' and thing_id::int in (select id from loops)`
  expect(await count(still)).toBe(0)
})

it('gives the same rows for the same now', async () => {
  const other = await filled()
  const tables = 'organisation users clients ventures venture_members gates cells entregas atoms atom_loopers loops'
  for (const name of [...tables.split(' '), 'loop_adjustments', 'audit', 'terms_acceptances']) {
    const all = sql`select to_jsonb(t) as row from ${sql.table(name)} t order by t::text`
    expect((await all.execute(other.store.db)).rows, name).toEqual((await all.execute(db)).rows)
  }
  await other.drop()
})

it('keeps the mails of its answers, so that the list of mails has something to read on every day', async () => {
  expect(
    await count(sql`select count(*)::int as n from mails where status = 'kept' and body_html like '%<blockquote%'`),
  ).toBe(await count(sql`select count(*)::int as n from support_replies where staff`))
})

it('leaves unread only the forced stops that still await their owner', async () => {
  const found = await rowsOf(
    sql<{ status: number; unread: boolean }>`
      select l.status, n.read_at is null as unread from notifications n
      join loops l on n.link = '/ponto/show/' || l.id where n.word = 'notification.loopForced'`,
  )
  expect(found.filter((it) => it.unread).length).toBeGreaterThan(0)
  expect(found.filter((it) => it.unread !== (it.status === 4))).toEqual([])
})

it('has a year of invoices that add up in the ledger: paid, one late, one cancelled, and what is pending', async () => {
  const told = sql<
    Record<string, unknown>
  >`select array(select distinct status from invoices order by 1) as kinds, max(number) - count(*) as gaps,
    count(*) filter (where status = 1 and due_on < ${now}::date) as late, sum(total_centavos) filter (where status = 1) as pending,
    (select sum(amount) from ledger_balances b join ledger_accounts a on a.id = b.account_id where a.kind = 'receivable') as owed
    from invoices`
  const [{ pending, ...rest } = { pending: 0 }] = await rowsOf(told)
  expect(rest).toEqual({ kinds: [1, 2, 3], gaps: 0, late: 1, owed: pending })
})
