import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { hoursCalls, type HoursNames } from '#contract/loop/import/hoursImport.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { fileOf, importing } from '#server/testing/imports.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const HEAD = 'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags'
const fileFor = (...lines: readonly string[]): string => [HEAD, ...lines].join('\n')

let nth = 0
/** A person of the file, an atom of its project and task, and who imports. */
const given = async () => {
  nth += 1
  const name = `Ana ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[nth] ?? ''}`
  const person = await makePerson(server.db, { nome: name, valor_hora_centavos: 9000 })
  const venture = `Loja ${nth}`
  const place = await makePlace(server.db, { nome: venture })
  const atom = await makeAtom(server.db, { place, nome: 'Revisão' })
  const boss = await server.as(await makePerson(server.db, { role: 7 }))
  const lineOf = (from: string, to: string, more: { task?: string; project?: string; email?: string } = {}): string => {
    const { task = 'revisao', project = venture, email = person.email } = more
    const [day, time] = from.split(' ')
    const [endDay, endTime] = to.split(' ')
    return `${name},${email},,${project},${task},"Texto, ${from}",No,${day},${time},${endDay},${endTime},,`
  }
  return { person, name, place, venture, atom, boss, lineOf, on: importing(server, boss) }
}

const settings = { zone: 'America/Sao_Paulo', days: 'dmy', make: false, paid: false, tipo: 1 } as const
const check = async (me: Visitor, id: number, more: object = {}) => {
  const { status, body } = await me.raw(hoursCalls.check, { id, ...settings, ...more })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return importCalls.show.output.parse(body).data
}
const namesOf = async (me: Visitor, id: number): Promise<HoursNames> =>
  hoursCalls.names.output.parse((await me.raw(hoursCalls.names, { id })).body).data
const loopsOf = async (user_id: number) =>
  (
    await sql<
      Record<string, unknown>
    >`select id, atomo_id, status, segundos, horas_decimos, valor_hora_centavos, descricao, ajustes,
      left_out_reason, data_inicio, fim from loops where user_id = ${user_id} order by data_inicio`.execute(server.db)
  ).rows
const reasonsOf = async (on: ReturnType<typeof importing>, info: Parameters<typeof on.errors>[0]) =>
  (await on.errors(info)).data.map(({ line, reasons }) => [line, reasons[0]?.header, reasons[0]?.message])

test('a file becomes concluded loops that are left out of payment, and its person reads why', async () => {
  const { person, atom, boss, lineOf, on } = await given()
  const info = await on.upload('loop', fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:20:00')))
  expect(info).toMatchObject({ preset: 'toggl', lines: 1 })
  const names = await namesOf(boss, info.id)
  expect(names.people).toMatchObject([{ lines: 1, email: person.email, record: { id: person.id } }])
  expect(names.tasks).toMatchObject([{ task: 'revisao', record: { id: atom.id, nome: 'Revisão' } }])
  const checked = await check(boss, info.id)
  expect(checked).toMatchObject({ state: 'checked', created: 1, failed: 0 })
  expect(await loopsOf(person.id)).toEqual([])
  expect(await on.run(checked)).toMatchObject({ state: 'done', created: 1 })
  const [loop] = await loopsOf(person.id)
  expect(loop).toMatchObject({
    atomo_id: atom.id,
    status: 3,
    segundos: 4800,
    horas_decimos: 13,
    valor_hora_centavos: 9000,
    descricao: 'Texto, 2026-02-02 09:00:00',
    ajustes: 'Importado de Toggl Track',
    left_out_reason: 'Importado de Toggl Track, pago fora do Nucleo.',
    data_inicio: '2026-02-02T12:00:00.000Z',
  })
  const me = await server.as(person)
  const shown = loopSchemas.show.output.parse((await me.raw(loopCalls.show, { id: Number(loop?.['id']) })).body)
  expect(shown.data.descricao).toContain('Texto')
})

test('with the switch the loops wait for a week of payment', async () => {
  const { person, boss, lineOf, on } = await given()
  const info = await on.upload('loop', fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:20:00')))
  await on.run(await check(boss, info.id, { paid: true }))
  expect(await loopsOf(person.id)).toMatchObject([{ status: 3, left_out_reason: null }])
})

test('each bad line is named with its column and its sentence; the good ones are imported', async () => {
  const { person, atom, boss, venture, lineOf, on, name } = await given()
  await makeLoop(server.db, { user: person, atom, from: '2026-02-03T12:00:00Z', to: '2026-02-03T13:00:00Z' })
  const info = await on.upload(
    'loop',
    fileFor(
      lineOf('2026-02-02 09:00:00', '2026-02-02 10:20:00'),
      lineOf('2026-02-03 09:30:00', '2026-02-03 10:30:00'),
      lineOf('2026-02-02 10:00:00', '2026-02-02 11:00:00'),
      lineOf('2026-02-04 08:00:00', '2026-02-05 15:15:00'),
      lineOf('2026-03-11 08:00:00', '2026-03-11 09:00:00'),
      lineOf('ontem 08:00:00', '2026-02-05 15:15:00'),
      lineOf('2026-02-06 25:00:00', '2026-02-06 15:15:00'),
      lineOf('2026-02-06 15:00:00', '2026-02-06 14:00:00'),
      lineOf('2026-02-07 08:00:00', '2026-02-07 09:00:00', { email: 'ninguem@toggl.example' }).replace(name, 'Ninguém'),
      lineOf('2026-02-07 08:00:00', '2026-02-07 09:00:00', { task: 'Outra' }),
      lineOf('2026-02-07 08:00:00', '2026-02-07 09:00:00', { project: 'Desconhecido' }),
      lineOf('0001-01-01 08:00:00', '0001-01-01 09:00:00'),
    ),
  )
  const checked = await check(boss, info.id)
  expect(checked).toMatchObject({ created: 1, failed: 11 })
  expect(await reasonsOf(on, checked)).toEqual([
    [3, 'Start time', expect.stringMatching(/^Já há um loop neste período: Revisão, 03\/02\/2026 9:00 – .*10:00\.$/)],
    [4, 'Start time', 'A mesma pessoa já trabalha neste período na linha 2.'],
    [5, 'End time', 'Um loop dura no máximo 24 horas.'],
    [6, 'Start time', 'O início não pode estar no futuro.'],
    [7, 'Start date', 'Esta data não pôde ser lida.'],
    [8, 'Start time', 'Este horário não pôde ser lido.'],
    [9, 'End time', 'O fim tem que ser depois do início.'],
    [10, 'Email', 'Ninguém foi escolhido para esta pessoa.'],
    [11, 'Task', 'Nenhum átomo foi escolhido para esta tarefa, e os que faltam não são criados.'],
    [12, 'Project', 'Nenhuma venture foi escolhida para este projeto, e as que faltam não são criadas.'],
    [13, 'Start date', 'Esta data não pôde ser lida.'],
  ])
  expect((await boss.raw(importCalls.run, { id: info.id, only_valid: false })).status).toBe(409)
  expect(await loopsOf(person.id)).toHaveLength(1)
  expect(await on.run(checked, true)).toMatchObject({ state: 'done', created: 1, failed: 11 })
  expect(venture).not.toBe('')
})

test('what is mapped once is known in the next file, for another administrator too', async () => {
  const { person, atom, boss, lineOf, on } = await given()
  const strange = { email: 'apelido@toggl.example', project: 'Projeto secreto', task: '' }
  const line = lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00', strange).replace(/^Ana \w/, 'Apelido')
  const info = await on.upload('loop', fileFor(line))
  const names = await namesOf(boss, info.id)
  expect([names.people[0]?.record, names.projects[0]?.record, names.tasks[0]?.record]).toEqual([null, null, null])
  const chosen = {
    people: { [names.people[0]?.key ?? '']: person.id },
    tasks: { [names.tasks[0]?.key ?? '']: atom.id },
  }
  expect(await check(boss, info.id, chosen)).toMatchObject({ created: 1, failed: 0 })
  const other = await server.as(await makePerson(server.db, { role: 1 }))
  const next = await importing(server, other).upload('loop', fileFor(line))
  const known = await namesOf(other, next.id)
  expect(known.people[0]?.record).toMatchObject({ id: person.id })
  expect(known.tasks[0]?.record).toMatchObject({ id: atom.id })
})

test('missing ventures and atoms are made only when asked, under "Importado", and once', async () => {
  const { person, boss, lineOf, on } = await given()
  const fresh = { project: `Nova ${person.id}`, task: 'Criar' }
  const info = await on.upload(
    'loop',
    fileFor(
      lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00', fresh),
      lineOf('2026-02-02 10:00:00', '2026-02-02 11:00:00', fresh),
      lineOf('2026-02-02 11:00:00', '2026-02-02 12:00:00', { ...fresh, task: '' }),
      lineOf('2026-02-02 12:00:00', '2026-02-02 13:00:00', { task: 'Falta' }),
    ),
  )
  expect(await check(boss, info.id)).toMatchObject({ created: 0, failed: 4 })
  const checked = await check(boss, info.id, { make: true })
  expect(checked).toMatchObject({ created: 4, failed: 0 })
  const made = async () =>
    (
      await sql<{ venture: string; gate: string; cell: string; atom: string }>`
        select v.nome as venture, g.nome as gate, c.nome as cell, a.nome as atom from atoms a
        join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id join ventures v on v.id = g.venture_id
        where c.nome = 'Importado' and a.deleted_at is null and v.deleted_at is null
          and (v.nome = ${fresh.project} or a.nome = 'Falta') order by a.nome`.execute(server.db)
    ).rows
  expect(await made()).toEqual([])
  const done = await on.run(checked)
  const under = { gate: 'Importado', cell: 'Importado' }
  expect(await made()).toMatchObject([
    { ...under, venture: fresh.project, atom: 'Criar' },
    { ...under, atom: 'Falta' },
    { ...under, venture: fresh.project, atom: fresh.project },
  ])
  // The same file again: every loop is there, and nothing is made twice.
  const again = await on.upload(
    'loop',
    fileFor(lineOf('2026-02-02 11:00:00', '2026-02-02 12:00:00', { ...fresh, task: '' })),
  )
  expect(await on.run(await check(boss, again.id, { make: true }))).toMatchObject({ created: 0, skipped: 1 })
  expect(await made()).toHaveLength(3)
  expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 4, kept_count: 0 })
  expect(await loopsOf(person.id)).toEqual([])
  expect(await made()).toEqual([])
  expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 4 })
})

test('the people of a file are told once how many loops it wrote for them, and not where all are taken back', async () => {
  const { person, boss, lineOf, on } = await given()
  const other = await makePerson(server.db, { nome: 'Outra' })
  const day = '2026-02-02'
  const theirs = { email: other.email }
  const lines = [
    lineOf(`${day} 09:00:00`, `${day} 10:00:00`),
    lineOf(`${day} 10:00:00`, `${day} 11:00:00`),
    lineOf(`${day} 09:00:00`, `${day} 10:00:00`, theirs),
  ]
  const checked = await check(boss, (await on.upload('loop', fileFor(...lines))).id)
  const bells = async () => {
    const of = async (who: { id: number }) =>
      (await (await server.as(who)).call(notificationCalls.list, {})).body.data.map((it) => it.title)
    return [await of(person), await of(other)]
  }
  expect(await bells()).toEqual([[], []])
  const done = await on.run(checked)
  expect(await bells()).toEqual([
    [expect.stringMatching(/importou 2 loops seus\.$/)],
    [expect.stringMatching(/importou 1 loop seu\.$/)],
  ])
  await sql`update loops set version = 2 where user_id = ${other.id}`.execute(server.db)
  await on.undo(done)
  expect(await bells()).toEqual([[], [expect.stringContaining('importou 1 loop')]])
})

test('an undo leaves what was changed since, and what somebody works on', async () => {
  const { person, boss, lineOf, on } = await given()
  const fresh = { project: `Velha ${person.id}`, task: 'Fica' }
  const info = await on.upload(
    'loop',
    fileFor(
      lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00', fresh),
      lineOf('2026-02-02 10:00:00', '2026-02-02 11:00:00', fresh),
    ),
  )
  const done = await on.run(await check(boss, info.id, { make: true }))
  const [first] = await loopsOf(person.id)
  await sql`update loops set version = 2, descricao = 'Outra' where id = ${Number(first?.['id'])}`.execute(server.db)
  expect(await on.undo(done)).toMatchObject({ undone: 1, kept: [{ nome: 'Outra', why: 'changed' }] })
  expect(await loopsOf(person.id)).toHaveLength(1)
  const { rows } = await sql`select 1 from atoms where nome = 'Fica' and deleted_at is null`.execute(server.db)
  expect(rows).toHaveLength(1)
})

test('an undo leaves what an invoice charges for: it would be charged again by the same file', async () => {
  const { person, boss, lineOf, place, on } = await given()
  const info = await on.upload(
    'loop',
    fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00'), lineOf('2026-02-02 10:00:00', '2026-02-02 11:00:00')),
  )
  const done = await on.run(await check(boss, info.id))
  const row = { nome: 'Padaria', created_at: server.clock.now() }
  const client = await server.db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()
  const set = { cliente_id: client.id, valor_hora_centavos: 15_000 }
  await server.db.updateTable('ventures').set(set).where('id', '=', place.venture_id).execute()
  const [first] = await loopsOf(person.id)
  const days = { client_id: client.id, from: '2026-02-01', to: '2026-02-28' }
  const made = { ...days, without_loops: [Number(first?.['id'])], total_centavos: 15_000 }
  expect((await boss.raw(invoiceCalls.create, made)).status).toBe(201)
  expect(await on.undo(done)).toMatchObject({ undone: 1, kept_count: 1 })
  expect(await loopsOf(person.id)).toHaveLength(1)
})

test('days without times follow one another from 9:00 on, in the zone of the file', async () => {
  const { person, name, boss, venture, on } = await given()
  const [first = '', last = ''] = `${name} Teste`.split(/ (?=Teste)/)
  const line = (day: string, hours: string) => `${day},,${venture},,Revisão,Nota,${hours},Yes,No,${first},${last}`
  const text = [
    'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,First Name,Last Name',
    line('2026-02-02', '1.5'),
    line('2026-02-02', '0.25'),
    line('2026-02-03', '8'),
  ].join('\n')
  const info = await on.upload('loop', text)
  expect(await namesOf(boss, info.id)).toMatchObject({ tool: 'harvest', untimed: 3 })
  await on.run(await check(boss, info.id, { zone: 'America/New_York' }))
  expect((await loopsOf(person.id)).map((it) => [it['data_inicio'], it['segundos']])).toEqual([
    ['2026-02-02T14:00:00.000Z', 5400],
    ['2026-02-02T15:30:00.000Z', 900],
    ['2026-02-03T14:00:00.000Z', 28_800],
  ])
  // The same file again writes nothing twice.
  const again = await on.upload('loop', text)
  expect(await check(boss, again.id, { zone: 'America/New_York' })).toMatchObject({ created: 0, skipped: 3, failed: 0 })
})

test('closed hours and closed weeks take nothing', async () => {
  const { person, boss, lineOf, on } = await given()
  await sql`insert into weeks (user_id, ends_on, closes_at, status, closed_at, loops, segundos, decimos, centavos, created_at)
    values (${person.id}, '2026-02-13', '2026-02-14T02:59:00Z', 1, '2026-02-14T03:00:00Z', 0, 0, 0, 0, '2026-02-09T12:00:00Z')`.execute(
    server.db,
  )
  const info = await on.upload(
    'loop',
    fileFor(
      lineOf('2026-02-10 09:00:00', '2026-02-10 10:00:00'),
      lineOf('2026-01-31 23:30:00', '2026-02-01 00:30:00'),
      lineOf('2026-02-16 09:00:00', '2026-02-16 10:00:00'),
    ),
  )
  await sql`update user_config set closed_until = '2026-01-31' where id = 1`.execute(server.db)
  const checked = await check(boss, info.id)
  expect(await reasonsOf(on, checked)).toEqual([
    [2, 'Start time', 'A semana de pagamento que termina em 13/02/2026 já fechou.'],
    [3, 'Start time', 'As horas até 31/01/2026 estão fechadas.'],
  ])
  // Closed between the dry run and the import.
  await sql`update user_config set closed_until = '2026-02-28' where id = 1`.execute(server.db)
  expect(await on.run(checked, true)).toMatchObject({ created: 0, failed: 3 })
  await sql`update user_config set closed_until = null where id = 1`.execute(server.db)
})

test('two administrators with one file at once write each loop once', async () => {
  const { person, lineOf } = await given()
  const lines = Array.from({ length: 20 }, (_, at) => {
    const hour = String(at).padStart(2, '0')
    return lineOf(`2026-02-02 ${hour}:00:00`, `2026-02-02 ${hour}:50:00`, { project: `Dupla ${person.id}` })
  })
  const admins = await Promise.all(
    [1, 7].map(async (role) => server.as(await makePerson(server.db, { role: role as 1 }))),
  )
  const checked = await Promise.all(
    admins.map(async (me) => {
      const on = importing(server, me)
      const info = await on.upload('loop', fileFor(...lines))
      return { on, info: await check(me, info.id, { make: true }) }
    }),
  )
  const done = await Promise.all(checked.map(({ on, info }) => on.run(info, true)))
  expect(done.reduce((sum, it) => sum + it.created, 0)).toBe(20)
  expect(await loopsOf(person.id)).toHaveLength(20)
  const { rows } = await sql`select 1 from ventures where nome = ${`Dupla ${person.id}`}`.execute(server.db)
  expect(rows).toHaveLength(1)
})

describe('is refused', () => {
  test('to whoever may not write loops for others', async () => {
    const text = fileOf(fileFor('x'))
    for (const role of [2, 4, 3] as const) {
      const me = await server.as(await makePerson(server.db, { role }))
      expect((await me.raw(importCalls.create, { thing: 'loop', name: 'x.csv', file: text })).status).toBe(403)
      expect((await me.raw(hoursCalls.names, { id: 1 })).status).toBe(403)
      expect((await me.raw(hoursCalls.check, { id: 1, ...settings })).status).toBe(403)
    }
  })
  test('another person’s file, which does not exist', async () => {
    const { lineOf, on } = await given()
    const info = await on.upload('loop', fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00')))
    const other = await server.as(await makePerson(server.db, { role: 1 }))
    expect((await other.raw(hoursCalls.names, { id: info.id })).status).toBe(404)
    expect((await other.raw(hoursCalls.check, { id: info.id, ...settings })).status).toBe(404)
  })
  test('a header that no tool has, naming those that are known', async () => {
    const { boss } = await given()
    const { status, body } = await boss.raw(importCalls.create, {
      thing: 'loop',
      name: 'x.csv',
      file: fileOf('Nome;Horas\nAna;2'),
    })
    expect([status, body['type']]).toEqual([422, '/problems/loopImport.unknown'])
    expect(body['detail']).toContain('Toggl Track, Clockify, Kimai, Harvest, solidtime')
  })
  test('a zone that nobody has, beside its field', async () => {
    const { boss, lineOf, on } = await given()
    const info = await on.upload('loop', fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00')))
    const { status, body } = await boss.raw(hoursCalls.check, { id: info.id, ...settings, zone: 'Mars/Base' })
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'zone' }] }])
  })
  test('by the calls of columns, which hours have none of', async () => {
    const { boss, lineOf, on } = await given()
    const info = await on.upload('loop', fileFor(lineOf('2026-02-02 09:00:00', '2026-02-02 10:00:00')))
    const { mapping, match, existing } = info
    expect((await boss.raw(importCalls.check, { id: info.id, mapping, match, existing })).status).toBe(404)
    expect((await boss.raw(importCalls.template, { thing: 'loop' })).status).toBe(404)
  })
})
