import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matrixGrants, type Permission } from '#contract/access/matrix.ts'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaList } from '#contract/entrega/entrega.ts'
import { historyCalls } from '#contract/history/history.ts'
import { requestList } from '#contract/invitation/request.ts'
import type { Call } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import { lists } from '#contract/lists.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { collaboratorList, managerList } from '#contract/looper/groups.ts'
import { looperList } from '#contract/looper/looper.ts'
import { loopRequestList } from '#contract/loopRequest/loopRequest.ts'
import { nouns } from '#contract/nouns.ts'
import { orderList } from '#contract/order/order.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { viewCalls } from '#contract/view/view.ts'
import { weekList } from '#contract/week/week.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { filtersBy, leaksOf, sortsBy, type Ask, type Eyes, type Secret } from '#server/testing/leaks.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom } from '#server/testing/make.ts'
import { samples } from '#server/testing/samples.ts'
import { atomSecrets } from '#server/testing/secrets/atoms.ts'
import { cellSecrets, gateSecrets } from '#server/testing/secrets/cells.ts'
import { invoiceSecrets } from '#server/testing/secrets/invoices.ts'
import { messageSecrets } from '#server/testing/secrets/messages.ts'
import { orderItemSecrets } from '#server/testing/secrets/orderItems.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  place = await makeAtom(server.db)
})
afterAll(() => server.close())

const askAs =
  (visitor: Visitor): Ask =>
  async (call: Call, input) => {
    if (!call.file) {
      const { status, body } = await visitor.raw(call, input)
      return { status, body, text: JSON.stringify(body) }
    }
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const headers = { authorization: `Bearer ${await visitor.token()}` }
    const answer = await server.app.inject({ url: call.path, query, headers })
    return { status: answer.statusCode, body: {}, text: `${answer.body}\r\n${JSON.stringify(answer.headers)}` }
  }

/** Role 1 sees everything; role 10 has all permissions but one. */
const withoutIt = async (permission: Permission, owner?: { id: number }): Promise<Eyes> => {
  const held = matrixGrants.filter(({ role, thing, act }) => role === 1 && `${thing}.${act}` !== permission)
  await server.db.deleteFrom('grants').where('role', '=', 10).execute()
  await server.db
    .insertInto('grants')
    .values(held.map((it) => ({ ...it, role: 10 })))
    .execute()
  await touchGrants(server.db)
  const visit = async (person: { id: number }) => askAs(await server.as(person))
  const blind = owner ?? (await makePerson(server.db, { role: 10 }))
  return { seer: await visit(await makePerson(server.db, { role: 1 })), blind: await visit(blind) }
}

/** Two loops that differ in their owner and in their amount. */
const loopSecrets = async (): Promise<Secret[]> => {
  const at = { from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' }
  const [ana, bia] = [
    await makePerson(server.db, { nome: 'Zuleica', role: 10 }),
    await makePerson(server.db, { nome: 'Quintino' }),
  ]
  const atom = await makeAtom(server.db, { loopers: [ana, bia] })
  const made = async (user: { id: number }, centavos: number) => {
    const id = await makeLoop(server.db, { user, atom, ...at })
    const worth = { valor_hora_centavos: centavos, horas_decimos: 10 }
    await server.db.updateTable('loops').set(worth).where('id', '=', id).execute()
    return id
  }
  const first = await made(ana, 777_713)
  const ids = [first, await made(bia, 888_823)] as const
  const bulk: Secret['bulk'] = [
    [loopCenterCalls.bulkType, (filter) => ({ filter, tipo: 1, dry_run: true })],
    [loopCenterCalls.bulkDelete, (filter) => ({ filter, dry_run: true })],
  ]
  const beside: Secret['beside'] = [
    [loopCalls.show, { id: first }],
    [historyCalls.list, { thing: 'loop', id: first }],
  ]
  const told = (valor: number, responsavel: string) => ({ valor, responsavel })
  await writeAudit(
    server.db,
    {
      event: 'loop.edited',
      thing: 'loop',
      thing_id: first,
      detail: { before: told(7777.13, 'Zuleica'), after: told(8888.23, 'Quintino') },
    },
    { at: server.clock.now(), actor_id: null, request_id: null, ip: null },
  )
  return [
    { list: loopList, column: 'responsavel', ids, owner: ana, texts: ['Zuleica', 'Quintino'], bulk, beside },
    { list: loopList, column: 'valor', ids, texts: ['7777', '8888'], bulk, beside },
  ]
}

/** Two requests for loops, of different people. */
const loopRequestSecrets = async (): Promise<Secret[]> => {
  const [ana, bia] = [
    await makePerson(server.db, { nome: 'Zenaide', role: 10 }),
    await makePerson(server.db, { nome: 'Quirino' }),
  ]
  const made = async (user_id: number) => {
    const times = { inicio: '2026-03-09T12:00:00Z', fim: '2026-03-09T13:00:00Z', created_at: server.clock.now() }
    const row = { user_id, atomo_id: place.id, ...times, tipo: 1, descricao: 'Ata', ajustes: 'Esqueci' }
    return (await server.db.insertInto('loop_requests').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const ids = [await made(ana.id), await made(bia.id)] as const
  return [{ list: loopRequestList, column: 'user', ids, owner: ana, texts: ['Zenaide', 'Quirino'] }]
}

/** Two orders that differ in each of their values. */
const orderSecrets = async (): Promise<Secret[]> => {
  const made = async (
    number: number,
    { loops_centavos, items_centavos }: { loops_centavos: number; items_centavos: number },
  ) => {
    const at = server.clock.now()
    const { id: user_id } = await makePerson(server.db, { nome: 'Nair' })
    const days = { starts_on: '2026-03-07', ends_on: '2026-03-13', due_on: '2026-03-20', created_at: at }
    const held = { loops: 1, segundos: 3600, decimos: 10, loops_centavos, items_centavos }
    return server.db.transaction().execute(async (tx) => {
      const order = { number, user_id, ...days, ...held }
      const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
      const loop = { order_id: id, loop_id: id, atomo_id: place.id, venture_id: place.venture_id, descricao: 'x' }
      const worth = { segundos: 3600, decimos: 10, valor_hora_centavos: loops_centavos, centavos: loops_centavos }
      await tx
        .insertInto('order_loops')
        .values({ ...loop, ...worth, inicio: at, fim: at })
        .execute()
      const item = { user_id, kind: 1, descricao: 'x', centavos: items_centavos, status: 1, order_id: id }
      const who = { created_by_id: user_id, decided_by_id: user_id, decided_at: at, created_at: at }
      await tx
        .insertInto('order_items')
        .values({ ...item, ...who })
        .execute()
      return id
    })
  }
  const ids = [
    await made(901, { loops_centavos: 777_713, items_centavos: 555_511 }),
    await made(902, { loops_centavos: 888_823, items_centavos: 666_621 }),
  ] as const
  return [
    { list: orderList, column: 'valor', ids, texts: ['7777', '8888'] },
    { list: orderList, column: 'itens', ids, texts: ['5555', '6666'] },
    { list: orderList, column: 'total', ids, texts: ['13332', '15554'] },
  ]
}

/** Two closed weeks that differ in their value. */
const weekSecrets = async (): Promise<Secret[]> => {
  const made = async (centavos: number) => {
    const at = server.clock.now()
    const { id: user_id } = await makePerson(server.db, { nome: 'Nair' })
    const held = { loops: 1, segundos: 3600, decimos: 10, centavos, closes_at: at, closed_at: at }
    const row = { user_id, ends_on: '2026-03-06', status: 1, ...held, created_at: at }
    return (await server.db.insertInto('weeks').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const ids = [await made(777_713), await made(888_823)] as const
  return [{ list: weekList, column: 'valor', ids, texts: ['7777', '8888'] }]
}

/** Two people who differ in their hourly value. */
const peopleSecrets = async (list: Secret['list'], role: 2 | 4): Promise<Secret[]> => {
  const made = (centavos: number) => makePerson(server.db, { nome: 'Nair', role, valor_hora_centavos: centavos })
  const ids = [(await made(777_713)).id, (await made(888_823)).id] as const
  return [{ list, column: 'valor_hora_centavos', ids, texts: ['7777', '8888'] }]
}

/** Two requests of different people, who have an account already. */
const requestSecrets = async (): Promise<Secret[]> => {
  const row = { nome: 'Nair', reason: 'Ajudar', locale: 'pt' as const, created_at: server.clock.now() }
  const made = async (nome: string) => {
    const { email } = await makePerson(server.db, { nome })
    const { id } = await server.db
      .insertInto('invitation_requests')
      .values({ ...row, email })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const ids = [await made('Ludovico'), await made('Wilhelmina')] as const
  return [{ list: requestList, column: 'account', ids, texts: ['Ludovico', 'Wilhelmina'] }]
}

/** Two ventures that differ in price, hours, tracked time and size of the team. */
const ventureSecrets = async (): Promise<Secret[]> => {
  const [one, two] = [await makeAtom(server.db), await makeAtom(server.db)]
  const add = async (
    atom: typeof one,
    {
      price,
      rate,
      hours,
      seconds,
      people,
    }: { price: number; rate: number; hours: number; seconds: number; people: number },
  ) => {
    const looper = await makePerson(server.db, { nome: 'Zuleika' })
    const from = new Date(server.clock.now().getTime() - 86_400_000 * 60)
    const to = new Date(from.getTime() + seconds * 1000)
    await makeLoop(server.db, { user: looper, atom, from: from.toISOString(), to: to.toISOString() })
    await server.db
      .updateTable('ventures')
      .set({ nome: 'Portal', price_centavos: price, valor_hora_centavos: rate, hours_planned: hours })
      .where('id', '=', atom.venture_id)
      .execute()
    await sql`with made as (
        insert into users (role, nome, last_name, email, password_hash, status, created_at)
        select 4, 'Zulmira', 'Teste', 'team-' || ${atom.venture_id}::int || '-' || i || '@test.example', 'none', 1, ${server.clock.now()}
        from generate_series(1, ${people}::int) i returning id)
      insert into venture_members (venture_id, user_id) select ${atom.venture_id}::int, id from made`.execute(server.db)
  }
  // Seconds in an answer and a clock in a file share these four digits: 3,710,303 s are 1030:38:23.
  await add(one, { price: 777_713, rate: 555_511, hours: 7131, seconds: 3_710_303, people: 311 })
  await add(two, { price: 888_823, rate: 666_621, hours: 8242, seconds: 3_891_080, people: 422 })
  const about = { list: ventureList, ids: [one.venture_id, two.venture_id] as const }
  return [
    { ...about, column: 'price_centavos', texts: ['7777', '8888'] },
    { ...about, column: 'valor_hora_centavos', texts: ['5555', '6666'] },
    { ...about, column: 'hours_planned', texts: ['7131', '8242'] },
    { ...about, column: 'tracked', texts: ['1030', '1080'] },
    { ...about, column: 'team', texts: ['311', '422'] },
  ]
}

/** Two deliverables that differ in their value. */
const entregaSecrets = async (): Promise<Secret[]> => {
  const { venture_id } = await makePlace(server.db)
  const made = async (valor_centavos: number) => {
    const row = { venture_id, gate_id: null, nome: 'Portal', valor_centavos, created_at: server.clock.now() }
    return (await server.db.insertInto('entregas').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const ids = [await made(777_713), await made(888_823)] as const
  const beside: Secret['beside'] = [[entregaCalls.report, { id: ids[0] }]]
  return [{ list: entregaList, column: 'valor_centavos', ids, texts: ['7777', '8888'], beside }]
}

/** Rows of each list with a hidden column that differ in it. A list that is missing here fails below. */
const seeds: Readonly<Record<string, () => Promise<Secret[]>>> = {
  loops: loopSecrets,
  loopRequests: loopRequestSecrets,
  weeks: weekSecrets,
  orders: orderSecrets,
  orderItems: () => orderItemSecrets(server),
  invoices: () => invoiceSecrets(server),
  messages: () => messageSecrets(server),
  loopers: () => peopleSecrets(looperList, 4),
  managers: () => peopleSecrets(managerList, 2),
  collaborators: () => peopleSecrets(collaboratorList, 4),
  invitation_requests: requestSecrets,
  ventures: ventureSecrets,
  cells: () => cellSecrets(server),
  gates: () => gateSecrets(server),
  atoms: () => atomSecrets(server),
  entregas: entregaSecrets,
}

const hiddenOf = (it: { columns: Readonly<Record<string, Column>> }) =>
  Object.entries(it.columns).flatMap(([key, { can }]) => (can ? [{ key, can }] : []))

/** These come last: their seeds make hundreds of people, whom every list of people would export from then on. */
const crowded = ['messages', 'ventures']

const hiding = lists
  .filter((it) => hiddenOf(it).length > 0)
  .toSorted((a, b) => crowded.indexOf(a.id) - crowded.indexOf(b.id))

test('each list with columns that somebody does not see has a seed', () => {
  expect(hiding.map((it) => it.id).toSorted()).toEqual(Object.keys(seeds).toSorted())
})

test.each(hiding.map((it) => [it.id, it] as const))(
  'of the list %s, a column that somebody does not see cannot be told',
  async (id, list) => {
    const wrong: string[] = []
    const secrets = (await seeds[id]?.()) ?? []
    for (const { key, can } of hiddenOf(list)) {
      const secret = secrets.find((it) => it.column === key)
      if (secret) wrong.push(...(await leaksOf(secret, await withoutIt(can, secret.owner))))
      else wrong.push(`${id}.${key} has no seed`)
    }
    expect(wrong).toEqual([])
  },
)

test('a saved view of somebody who sees a column tells nothing of it to somebody who does not', async () => {
  const wrong: string[] = []
  for (const list of lists)
    for (const { key, can } of hiddenOf(list)) {
      const { seer, blind } = await withoutIt(can)
      const of = { list, column: key }
      const looks = [
        ...sortsBy(of).map((sort) => ({ sort, filters: {} })),
        ...filtersBy(of).map((filters) => ({ filters })),
      ]
      for (const [index, state] of [...looks, { filters: {}, columns: [key] }].entries()) {
        const saved = { table_id: list.id, nome: `${key} ${index}`, shared: true, state }
        const made = await seer(viewCalls.create, saved)
        const found = await blind(viewCalls.list, { table: list.id })
        const { data } = found.body as { data: { nome: string; state: typeof saved.state }[] }
        const view = data.find((it) => it.nome === saved.nome)
        if (!view) {
          wrong.push(`${saved.nome}: not shared, ${made.status} ${made.text}`)
          continue
        }
        const { filters, ...looked } = view.state
        const { status } =
          'columns' in looked
            ? await blind(list.calls.export, { format: 'csv', columns: key })
            : await blind(list.calls.list, { ...filters, ...looked })
        if (status !== 403) wrong.push(`${list.id} by the view ${saved.nome}: ${status}`)
      }
    }
  expect(wrong).toEqual([])
})

let serial = 0
const inputOf = (thing: string): object => {
  const nome = `Teste ${(serial += 1)}`
  return (
    samples[thing]?.({ nome, at: 0, place, atom_id: place.id, other: place, person: { id: 1 } }) ??
    expect.fail(`no sample of ${thing}`)
  )
}

/** An input of a record with another name, where the noun has names of its own. */
const anotherOf = (thing: string, { fields }: { readonly fields: object }): object => ({
  ...inputOf(thing),
  ...('nome' in fields && { nome: 'Outra' }),
})

/** The calls that write a noun's records. */
const writtenBy = ({ thing, crud: { calls } }: Pick<(typeof nouns)[number], 'thing' | 'crud'>) => {
  const { create, update } = calls
  if (!create || !update) throw new Error(`${thing}: nobody writes the records that it names`)
  return { create, update }
}

test('a write takes no record that its picker does not offer', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const gone = await makePerson(server.db, { nome: 'Bruno' })
  // Pickers offer the records of the inputs' venture first.
  const { venture_id, gate_id } = place
  await server.db.updateTable('gates').set({ nome: '0' }).where('id', '=', gate_id).execute()
  const first = { venture_id, gate_id: null, nome: '0', created_at: server.clock.now() }
  await server.db.insertInto('entregas').values(first).execute()
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', gone.id).execute()
  const naming = nouns.filter((it) => Object.keys(it.crud.records).length > 0)
  expect(naming.length).toBeGreaterThan(8)
  const wrong: string[] = []
  for (const { thing, crud } of naming) {
    const { create, update } = writtenBy({ thing, crud })
    for (const [field, lookup] of Object.entries(crud.records)) {
      const offered = async (id: number) => {
        const { data } = (await me.call(lookup.call, { ids: String(id) })).body
        return data.some((it) => it.id === id && !it.gone)
      }
      const [first] = (await me.call(lookup.call, {})).body.data
      const made = await me.raw(create, { ...inputOf(thing), [field]: first?.id })
      if (made.status !== 201) wrong.push(`${thing}.${field}: what is offered is refused with ${made.status}`)
      const { id, version } = made.body['data'] as { id: number; version: number }
      for (const other of [gone.id, 2_147_483_647]) {
        if (await offered(other)) wrong.push(`${thing}.${field}: ${other} is offered`)
        for (const [call, input] of [
          [create, anotherOf(thing, crud)],
          [update, { id, version }],
        ] as const) {
          const { status, body } = await me.raw(call, { ...input, [field]: other })
          const [error] = (body['errors'] ?? []) as { path: string }[]
          if (status !== 422 || error?.path !== field)
            wrong.push(`${call.method} ${thing}.${field} takes ${other}: ${status}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})
