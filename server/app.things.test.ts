import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyCalls } from '#contract/history/history.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import type { CallRef } from '#contract/kit/endpoint.ts'
import { traits, type Trait } from '#contract/kit/list/trait.ts'
import { nouns } from '#contract/nouns.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { checklistCalls } from '#contract/things/checklist.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { labelCalls } from '#contract/things/label.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { things } from '#server/handlers.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { makeClient, makeEntrega } from '#server/testing/money/invoices.ts'
import { samples } from '#server/testing/samples.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** Calls of each trait, with an input that is valid for every record that has the trait. */
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'SEGREDO' }] }] }
const version = 1
type Try = readonly [call: CallRef, input: Record<string, unknown>]
const tries: Readonly<Record<Trait, readonly Try[]>> = {
  comments: [
    [commentCalls.list, {}],
    [commentCalls.people, {}],
    [commentCalls.create, { body }],
    [commentCalls.update, { comment: 1, version, body }],
    [commentCalls.remove, { comment: 1, version }],
  ],
  checklist: [
    [checklistCalls.list, {}],
    [checklistCalls.add, { text: 'SEGREDO' }],
    [checklistCalls.check, { item: 1, done: true }],
    [checklistCalls.update, { item: 1, version, text: 'x' }],
    [checklistCalls.move, { item: 1, to: 0 }],
    [checklistCalls.remove, { item: 1 }],
  ],
  labels: [
    [labelCalls.list, {}],
    [labelCalls.create, { nome: 'SEGREDO', color: '#123456' }],
    [labelCalls.assign, { label: 1 }],
    [labelCalls.unassign, { label: 1 }],
    [labelCalls.update, { label: 1, version, nome: 'x' }],
    [labelCalls.remove, { label: 1, version }],
  ],
  watchers: [
    [watchCalls.list, {}],
    [watchCalls.watch, {}],
    [watchCalls.unwatch, {}],
  ],
  relations: [
    [relationCalls.list, {}],
    [relationCalls.find, { to_thing: 'sector' }],
    [relationCalls.add, { kind: 'relates', to_thing: 'sector', to_id: 1 }],
    [relationCalls.remove, { relation: 1 }],
  ],
  attachments: [
    [attachmentCalls.list, {}],
    [attachmentCalls.add, { files: [1] }],
    [attachmentCalls.remove, { file: 1 }],
  ],
}

let server: TestServer
let admin: MadePerson
let boss: Visitor
/** A record of each thing with all its traits. */
const records = new Map<string, number>()
const NOWHERE = 2_147_483_647
beforeAll(async () => {
  server = await freshServer()
  admin = await makePerson(server.db, { role: 1 })
  boss = await server.as(admin)
  const made = async (call: CallRef, input: Record<string, unknown>) => {
    const { body: answer } = await boss.raw(call, input)
    return (answer['data'] as { id: number }).id
  }
  const place = await makeAtom(server.db)
  for (const { thing, crud } of nouns) {
    const input = samples[thing]?.({ nome: 'SEGREDO', at: 0, place, atom_id: place.id, other: place, person: admin })
    if (input && crud.calls.create) records.set(thing, await made(crud.calls.create, { ...input }))
  }
  const demand = { nome: 'SEGREDO', author_id: admin.id, created_at: server.clock.now() }
  const asked = await server.db.insertInto('demands').values(demand).returning('id').executeTakeFirstOrThrow()
  records.set('demanda', asked.id)
  const atom = await makeAtom(server.db, { loopers: [admin] })
  await server.db.updateTable('atoms').set({ nome: 'SEGREDO' }).where('id', '=', atom.id).execute()
  records.set('atom', atom.id)
  records.set(
    'loop',
    await makeLoop(server.db, { user: admin, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' }),
  )
  // A person's week begins with that loop.
  records.set('week', (await server.db.selectFrom('weeks').select('id').executeTakeFirstOrThrow()).id)
  const order = { user_id: admin.id, number: 1, starts_on: '2026-03-07', ends_on: '2026-03-13', due_on: '2026-03-20' }
  const worth = { loops: 0, segundos: 0, decimos: 0, loops_centavos: 0, items_centavos: 100 }
  const bonus = { user_id: admin.id, kind: 1, descricao: 'SEGREDO', centavos: 100, status: 1, created_by_id: admin.id }
  await server.db.transaction().execute(async (tx) => {
    const at = server.clock.now()
    const { id } = await tx
      .insertInto('orders')
      .values({ ...order, ...worth, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const item = { ...bonus, order_id: id, decided_at: at, decided_by_id: admin.id, created_at: at }
    await tx.insertInto('order_items').values(item).execute()
    records.set('order', id)
  })
  const client = await makeClient(server, 'SEGREDO')
  await makeEntrega(server, client)
  const asks = { client_id: client.id, from: '2026-03-01', to: '2026-03-31', total_centavos: 500_000 }
  records.set('invoice', await made(invoiceCalls.create, asks))
  const filed = { subject: 'SEGREDO', category: 'question', message: 'x', email: 'a@b.example' }
  records.set('support', await made(supportCalls.file, filed))
  records.set('userConfig', 1)
  records.set('looper', (await makePerson(server.db, { nome: 'SEGREDO' })).id)
  for (const [thing, id] of records)
    for (const [call, input] of Object.values(tries).flat()) {
      const fresh = call === labelCalls.create || call === commentCalls.create || call === checklistCalls.add
      if (fresh) await boss.raw(call, { thing, id, ...input })
    }
})
afterAll(() => server.close())

/** Outcomes of a visitor's calls at a record, by name. */
const triedAt = async (visitor: Visitor, which: { thing: string; id: number }, of: readonly Trait[] = traits) => {
  const outcomes: { name: string; status: number; text: string }[] = []
  for (const trait of of)
    for (const [call, input] of tries[trait]) {
      const { status, body: answer } = await visitor.raw(call, { ...which, ...input })
      outcomes.push({ name: `${which.thing}: ${call.method} ${call.path}`, status, text: JSON.stringify(answer) })
    }
  return outcomes
}
const wrong = (outcomes: Awaited<ReturnType<typeof triedAt>>, statuses: readonly number[]) =>
  outcomes.filter((it) => !statuses.includes(it.status) || it.text.includes('SEGREDO'))

test('every registered thing has a record here', () => {
  expect([...records.keys()].toSorted()).toEqual(things.map((it) => it.thing).toSorted())
})

test('who may not open a record learns nothing of what hangs on it, and adds nothing', async () => {
  const rows = async () => {
    const counts = ['comments', 'checklist_items', 'labels', 'watchers', 'relations'] as const
    return Promise.all(
      counts.map((it) =>
        server.db
          .selectFrom(it)
          .select((on) => on.fn.countAll<number>().as('n'))
          .executeTakeFirst(),
      ),
    )
  }
  const before = await rows()
  // 4 runs loops of their own; 10 has no permission; 5 is a client. None has written to support.
  for (const role of [4, 5, 10] as const) {
    const stranger = await server.as(await makePerson(server.db, { role }))
    for (const [thing, id] of records) expect(wrong(await triedAt(stranger, { thing, id }), [403, 404])).toEqual([])
  }
  for (const [thing, id] of records) expect(wrong(await triedAt(server.nobody, { thing, id }), [401])).toEqual([])
  expect(await rows()).toEqual(before)
})

test('a record that is not there, and a thing that nobody registered, are 404 for everybody', async () => {
  for (const thing of [...records.keys(), 'user', 'ghost', 'constructor'])
    expect(wrong(await triedAt(boss, { thing, id: NOWHERE }), [404])).toEqual([])
  for (const thing of ['user', 'ghost', 'toString'])
    expect(wrong(await triedAt(boss, { thing, id: 1 }), [404])).toEqual([])
})

test('a trait that a thing does not have is 404, and one it has is not', async () => {
  const ctx = { may: () => true }
  for (const it of things) {
    const has = it.traits(ctx)
    const id = records.get(it.thing) ?? 0
    const lacks = traits.filter((one) => !has.includes(one))
    expect(wrong(await triedAt(boss, { thing: it.thing, id }, lacks), [404])).toEqual([])
    for (const trait of has.filter((one) => tries[one].length > 0)) {
      const [call] = tries[trait][0] ?? expect.fail('no try')
      expect((await boss.raw(call, { thing: it.thing, id })).status, `${it.thing} ${trait}`).toBe(200)
    }
  }
})

test('what hangs on one record is not reached by another record’s address', async () => {
  const id = records.get('sector') ?? 0
  const other = (await boss.call(sectorCrud.calls.create, { nome: 'Outro' })).body.data.id
  const comment = (await boss.call(commentCalls.list, { thing: 'sector', id })).body.data[0]?.id ?? 0
  const item = (await boss.call(checklistCalls.list, { thing: 'sector', id })).body.data[0]?.id ?? 0
  const label = (await boss.call(labelCalls.list, { thing: 'sector', id })).body.data[0]?.id ?? 0
  const area = records.get('area') ?? 0
  const astray: Try[] = [
    [commentCalls.update, { thing: 'sector', id: other, comment, version, body }],
    [commentCalls.remove, { thing: 'sector', id: other, comment, version }],
    [checklistCalls.check, { thing: 'sector', id: other, item, done: true }],
    [checklistCalls.remove, { thing: 'sector', id: other, item }],
    // Labels belong to a noun: another noun's record cannot have them.
    [labelCalls.assign, { thing: 'area', id: area, label }],
    [labelCalls.remove, { thing: 'area', id: area, label, version }],
  ]
  for (const [call, input] of astray) expect((await boss.raw(call, input)).status, call.path).toBe(404)
})

test('the author of a support message does not learn of its labels, watchers and relations', async () => {
  const author = await makePerson(server.db, { role: 4 })
  const me = await server.as(author)
  const filed = { subject: 'Ajuda', category: 'question' as const, message: 'x', email: 'a@b.example' }
  const { id } = (await me.call(supportCalls.file, filed)).body.data
  const which = { thing: 'support', id }
  await boss.call(labelCalls.create, { ...which, nome: 'SEGREDO do autor', color: '#123456' })
  await boss.call(relationCalls.add, {
    ...which,
    kind: 'relates',
    to_thing: 'sector',
    to_id: records.get('sector') ?? 0,
  })
  const kept = ['labels', 'watchers', 'relations'] as const
  expect(wrong(await triedAt(me, which, kept), [404])).toEqual([])
  const historyOf = async (visitor: Visitor) =>
    (await visitor.call(historyCalls.list, which)).body.data.map((it) => it.event)
  expect(await historyOf(boss)).toEqual(expect.arrayContaining(['label.created', 'relation.added']))
  expect((await historyOf(me)).filter((it) => !it.startsWith('support.'))).toEqual([])
})

test('a deleted record shows what hangs on it to whoever sees it, and takes nothing more; restored, it is as it was', async () => {
  const { id } = (await boss.call(sectorCrud.calls.create, { nome: 'Passageiro' })).body.data
  const which = { thing: 'sector', id }
  await boss.raw(commentCalls.create, { ...which, body })
  await boss.call(sectorCrud.calls.remove, { id, version: 1 })
  expect((await boss.call(commentCalls.list, which)).body).toMatchObject({ total: 1, writable: false })
  expect((await boss.raw(commentCalls.create, { ...which, body })).status).toBe(404)
  expect((await boss.raw(checklistCalls.add, { ...which, text: 'x' })).status).toBe(404)
  await boss.call(sectorCrud.calls.restore, { id })
  expect((await boss.call(commentCalls.list, which)).body).toMatchObject({ total: 1, writable: true })
})
