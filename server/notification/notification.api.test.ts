import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

test('a forced stop notifies its owner; reading is one’s own', async () => {
  const person = await makePerson(server.db)
  const stranger = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person], nome: 'Tela de entrada' })
  const id = await makeLoop(server.db, { user: person, atom, from: '2026-03-10T12:00:00Z' })
  await server.runJob('loop.forceStops')
  const me = await server.as(person)
  const unread = await me.call(notificationCalls.unread, { userId: person.id })
  expect(unread.body).toMatchObject({
    status: 'success',
    data: { count: 1, unreads: [{ title: expect.stringContaining('Tela de entrada'), link: `/ponto/show/${id}` }] },
  })
  const other = await server.as(stranger)
  expect((await other.call(notificationCalls.unread, { userId: person.id })).status).toBe(403)
  const ids = unread.body.data.unreads.map((it) => it.id)
  expect((await other.call(notificationCalls.read, { ids })).body).toEqual({ read: 0 })
  expect((await me.call(notificationCalls.read, {})).body).toEqual({ read: 1 })
  expect((await me.call(notificationCalls.unread, { userId: person.id })).body.data).toEqual({ unreads: [], count: 0 })
  expect(server.liveEvents).toContainEqual(
    expect.objectContaining({ topic: `user:${person.id}`, event: 'notification.changed' }),
  )
})

describe('the note of a forced stop', () => {
  const forced = async () => {
    server.clock.set('2026-03-10T15:00:00Z')
    const person = await makePerson(server.db)
    const atom = await makeAtom(server.db, { loopers: [person] })
    const me = await server.as(person)
    const stop = async () => {
      const from = new Date(server.clock.now().getTime() - 3 * 3_600_000).toISOString()
      const id = await makeLoop(server.db, { user: person, atom, from })
      await server.runJob('loop.forceStops')
      return id
    }
    const left = async () => (await me.call(notificationCalls.unread, { userId: person.id })).body.data.unreads
    return { person, me, stop, left }
  }
  const rings = (user_id: number, since: number) =>
    server.liveEvents.slice(since).filter((it) => it.topic === `user:${user_id}` && it.event === 'notification.changed')

  test('is read once its loop is concluded; another loop’s stays, and a refusal changes nothing', async () => {
    const { person, me, stop, left } = await forced()
    const first = await stop()
    server.clock.set('2026-03-10T21:00:00Z')
    const second = await stop()
    expect((await left()).map((it) => it.link)).toEqual([`/ponto/show/${second}`, `/ponto/show/${first}`])
    const since = server.liveEvents.length
    const said = { id: first, descricao: 'Feito', tipo: 1, ajustes: 'Almoço' }
    await me.raw(loopCalls.conclude, said)
    expect(await left()).toHaveLength(2)
    expect(rings(person.id, since)).toHaveLength(0)
    const { body } = await me.raw(loopCalls.conclude, { ...said, data_fim_ajuste: '10-03-2026 10:00:00' })
    expect(body['status']).toBe('success')
    expect((await left()).map((it) => it.link)).toEqual([`/ponto/show/${second}`])
    expect(rings(person.id, since)).toHaveLength(1)
  })

  test('is read once its loop is discarded', async () => {
    const { me, stop, left } = await forced()
    const id = await stop()
    expect(await left()).toHaveLength(1)
    await me.call(loopCalls.discard, { id })
    expect(await left()).toEqual([])
  })
})

const noted = async (user_id: number, subjects: readonly string[]) => {
  const note = (subject: string): Note => ({ user_id, word: 'notification.supportAnswered', params: { subject } })
  await notify(server.db, subjects.map(note), server.clock.now())
}

describe('the list', () => {
  test('is a page of one’s own, read ones too, newest first; what arrives meanwhile shifts no page', async () => {
    const person = await makePerson(server.db)
    const me = await server.as(person)
    await noted(person.id, ['A', 'B', 'C'])
    const first = await me.call(notificationCalls.list, { per_page: 2 })
    expect(first.body).toMatchObject({ total: 3, page: 1, per_page: 2 })
    expect(first.body.data).toMatchObject([
      { title: 'O suporte respondeu: C', kind: 'supportAnswered', link: null, read_at: null },
      { title: 'O suporte respondeu: B' },
    ])
    await noted(person.id, ['D'])
    const before = first.body.data[1]?.id
    const older = await me.call(notificationCalls.list, { per_page: 2, ...(before ? { before } : {}) })
    expect(older.body).toMatchObject({ total: 1, data: [{ title: 'O suporte respondeu: A' }] })
    await me.call(notificationCalls.read, { ids: before ? [before] : [] })
    const unread = await me.call(notificationCalls.list, { only: 'unread' })
    expect(unread.body.data.map((it) => it.title.at(-1))).toEqual(['D', 'C', 'A'])
    expect((await me.call(notificationCalls.list, {})).body.total).toBe(4)
  })

  test('is said in the reader’s language', async () => {
    const person = await makePerson(server.db)
    await server.db.updateTable('users').set({ locale: 'en' }).where('id', '=', person.id).execute()
    await noted(person.id, ['A'])
    const { body } = await (await server.as(person)).call(notificationCalls.list, {})
    expect(body.data[0]?.title).toBe('Someone answered your message: A')
  })

  test('is open to every role, and to nobody who is not signed in; a bad filter is named', async () => {
    for (const role of signedInRoles) {
      const me = await server.as(await makePerson(server.db, { role }))
      expect([role, (await me.raw(notificationCalls.list, {})).status]).toEqual([role, 200])
    }
    expect((await server.nobody.raw(notificationCalls.list, {})).status).toBe(401)
    const me = await server.as(await makePerson(server.db))
    expect((await me.raw(notificationCalls.list, { only: 'mine' })).status).toBe(422)
    expect((await me.raw(notificationCalls.list, { per_page: 101 })).status).toBe(422)
    expect((await me.raw(notificationCalls.read, { until: 0 })).status).toBe(422)
  })
})

test('all as read means what was seen: what came after stays', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  await noted(person.id, ['A', 'B'])
  const seen = (await me.call(notificationCalls.list, {})).body.data[0]?.id ?? 0
  await noted(person.id, ['C'])
  server.liveEvents.length = 0
  expect((await me.call(notificationCalls.read, { until: seen })).body).toEqual({ read: 2 })
  expect(server.liveEvents).toHaveLength(1)
  expect((await me.call(notificationCalls.read, { until: seen })).body).toEqual({ read: 0 })
  expect(server.liveEvents).toHaveLength(1)
  const { body } = await me.call(notificationCalls.unread, { userId: person.id })
  expect(body.data.unreads.map((it) => it.title)).toEqual(['O suporte respondeu: C'])
})

describe('people are told', () => {
  const titles = async (person: { id: number }) => {
    const { body } = await (await server.as(person)).call(notificationCalls.list, {})
    return body.data.map(({ title, link }) => ({ title, link }))
  }

  test('when somebody else changes their loops, unless it is undone at once', async () => {
    const boss = await makePerson(server.db, { role: 1, nome: 'Alice' })
    const [one, two] = [await makePerson(server.db), await makePerson(server.db)]
    const loops: number[] = []
    for (const [user, day] of [
      [one, '02'],
      [two, '02'],
      [two, '03'],
      [boss, '02'],
    ] as const) {
      const atom = await makeAtom(server.db, { loopers: [user] })
      const at = (hour: string) => `2026-03-${day}T${hour}:00:00Z`
      loops.push(await makeLoop(server.db, { user, atom, from: at('12'), to: at('13'), status: 3, tipo: 1 }))
    }
    const me = await server.as(boss)
    const { body } = await me.call(loopCenterCalls.bulkType, { tipo: 2, ids: loops })
    expect(body.changed).toBe(4)
    expect(await titles(one)).toEqual([
      { title: 'Alice Teste mudou o tipo de um loop seu.', link: `/ponto/show/${loops[0]}` },
    ])
    expect(await titles(two)).toEqual([
      { title: 'Alice Teste mudou o tipo de 2 loops seus.', link: '/district/workstation/pontos' },
    ])
    expect(await titles(boss)).toEqual([])
    await (await server.as(two)).call(notificationCalls.read, {})
    await me.call(loopCenterCalls.bulkTypeUndo, body.undo ?? expect.fail('nothing to undo'))
    expect(await titles(one)).toEqual([])
    expect(await titles(two)).toHaveLength(1)
  })

  test('of the change that stands, when another of the same minute is undone', async () => {
    const boss = await makePerson(server.db, { role: 1, nome: 'Alice' })
    const owner = await makePerson(server.db)
    const atom = await makeAtom(server.db, { loopers: [owner] })
    const ids: number[] = []
    for (const hour of ['10', '12', '14'])
      ids.push(
        await makeLoop(server.db, {
          user: owner,
          atom,
          from: `2026-03-02T${hour}:00:00Z`,
          to: `2026-03-02T${hour}:30:00Z`,
          tipo: 1,
        }),
      )
    const [one = 0, two = 0, three = 0] = ids
    const me = await server.as(boss)
    await me.call(loopCenterCalls.bulkType, { tipo: 2, ids: [one] })
    const second = await me.call(loopCenterCalls.bulkType, { tipo: 2, ids: [two, three] })
    expect(await titles(owner)).toHaveLength(2)
    await me.call(loopCenterCalls.bulkTypeUndo, second.body.undo ?? expect.fail('nothing to undo'))
    expect(await titles(owner)).toEqual([
      { title: 'Alice Teste mudou o tipo de um loop seu.', link: `/ponto/show/${one}` },
    ])
    // An incomplete undo keeps the notification.
    const third = await me.call(loopCenterCalls.bulkType, { tipo: 3, ids: [two, three] })
    await server.db.updateTable('loops').set({ status: 7 }).where('id', '=', two).execute()
    await me.call(loopCenterCalls.bulkTypeUndo, third.body.undo ?? expect.fail('nothing to undo'))
    expect((await titles(owner)).map((it) => it.title)).toContain('Alice Teste mudou o tipo de 2 loops seus.')
  })

  test('when permissions change: editors of each change, people of the role once until they have read it', async () => {
    const boss = await makePerson(server.db, { role: 1, nome: 'Alice' })
    const other = await makePerson(server.db, { role: 1 })
    const guest = await makePerson(server.db, { role: 10 })
    const off = await makePerson(server.db, { role: 10, status: 3 })
    const me = await server.as(boss)
    const save = async (grant: readonly ['lead.open', ...'lead.edit'[]] | readonly ['team.edit']) => {
      const { body } = await me.call(permissionCalls.role, { role: 10 })
      await me.call(permissionCalls.save, { role: 10, version: body.data.version, grant: [...grant], revoke: [] })
    }
    await save(['lead.open', 'lead.edit'])
    await save(['team.edit'])
    expect(await titles(other)).toEqual([
      { title: 'Alice Teste mudou uma permissão do papel Convidado.', link: '/district/hub/permissions/role/10/edit' },
      {
        title: 'Alice Teste mudou 2 permissões do papel Convidado.',
        link: '/district/hub/permissions/role/10/edit',
      },
    ])
    expect(await titles(guest)).toEqual([
      { title: 'As permissões do seu papel mudaram. Veja o que ele abre agora.', link: '/ajuda?artigo=papeis' },
    ])
    expect(await titles(boss)).not.toContainEqual(expect.objectContaining({ title: expect.stringContaining('Alice') }))
    const rows = await server.db.selectFrom('notifications').select('id').where('user_id', '=', off.id).execute()
    expect(rows).toEqual([])
    expect(server.liveEvents).toContainEqual(
      expect.objectContaining({ topic: `user:${guest.id}`, event: 'notification.changed' }),
    )
  })

  test('when support is written to and answers, with a link to the conversation', async () => {
    const boss = await makePerson(server.db, { role: 1 })
    const asks = await makePerson(server.db, { nome: 'Bia' })
    const me = await server.as(asks)
    const { body } = await me.call(supportCalls.file, {
      subject: 'Horas',
      category: 'time',
      message: 'Onde?',
      email: 'bia@test.example',
    })
    const link = `/suporte?m=${body.data.id}`
    expect((await titles(boss))[0]).toEqual({ title: 'Bia Teste escreveu ao suporte: Horas', link })
    await (await server.as(boss)).call(supportCalls.reply, { id: body.data.id, message: 'Ali.' })
    expect(await titles(asks)).toEqual([{ title: 'O suporte respondeu: Horas', link }])
  })
})
