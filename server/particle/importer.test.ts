import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { importing } from '#server/testing/imports.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let me: Visitor
let on: ReturnType<typeof importing>
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 1 }))
  on = importing(server, me)
})
afterAll(() => server.close())

const particles = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select t.id, t.nome, t.status, t.priority, t.hours_planned, t.descricao, t.origin,
      array(select l.nome from label_links k join labels l on l.id = k.label_id
        where k.thing = 'particle' and k.thing_id = t.id order by l.nome) as labels,
      array(select c.text from comments c where c.thing = 'particle' and c.thing_id = t.id order by c.id) as said
    from particles t where t.venture_id = ${place.venture_id} and t.deleted_at is null order by t.id`.execute(server.db)
  return rows
}
const bring = async (text: string, more: Record<string, unknown> = {}) => {
  const file = await on.upload('particle', text)
  const fixed = { venture_id: place.venture_id }
  const checked = await on.check(file, { fixed, choices: file.choices, ...more })
  return { file, checked, done: await on.run(checked, checked.failed > 0) }
}

describe('files of other tools', () => {
  test.each([
    [
      'jira',
      'Summary,Issue key,Status,Priority,Labels,Labels,Description,Original estimate\nPix,PG-1,In Review,Highest,casa,banco,"<p>Um</p><script>x()</script>",28800',
      {
        nome: 'Pix',
        status: 3,
        priority: 4,
        labels: ['banco', 'casa'],
        descricao: 'Um',
        hours_planned: 8,
        origin: 'PG-1',
      },
    ],
    [
      'trello',
      'Card ID,Card Name,Card Description,Labels,List Name\na1,Pix,**forte**,"Design (green)",Doing',
      { nome: 'Pix', status: 2, labels: ['Design'], descricao: '**forte**', origin: 'a1' },
    ],
    ['asana', 'Task ID,Name,Section/Column,Tags,Notes\n9001,Pix,A fazer,,nota', { status: 1, descricao: 'nota' }],
    [
      'linear',
      'ID,Team,Title,Description,Status,Estimate,Priority,Labels\nEN-1,EN,Pix,,Triage,3,No priority,"Bug, API"',
      { status: 0, hours_planned: 3, priority: 2, labels: ['API', 'Bug'], origin: 'EN-1' },
    ],
  ])('%s, brought once', async (preset, text, expected) => {
    place = await makePlace(server.db)
    const { file, done } = await bring(text)
    expect(file.preset).toBe(preset)
    expect(file.match).toBe('origin')
    expect(done).toMatchObject({ state: 'done', created: 1, failed: 0 })
    expect(await particles()).toMatchObject([expected])
    expect((await bring(text)).checked).toMatchObject({ created: 0, skipped: 1 })
  })
})

describe('our own columns', () => {
  test('the model is read back; its column is the one in which a new particle begins', async () => {
    const template = await on.file('template', { thing: 'particle' })
    expect(template).toContain('Backlog')
    expect((await on.upload('particle', template)).mapping.every((it) => it !== null)).toBe(true)
  })

  test('wrong ones are named and nothing is written; a long description is kept whole', async () => {
    place = await makePlace(server.db)
    const long = 'palavra '.repeat(600).trim()
    const file = await on.upload('particle', `Título;Coluna;Descrição\nUm;Feita;${long}\nDois;Voando;\n;Feita;`)
    expect(file.match).toBe('nome')
    const checked = await on.check(file, { fixed: { venture_id: place.venture_id } })
    expect(checked).toMatchObject({ created: 1, failed: 2 })
    expect((await on.errors(checked)).data).toMatchObject([
      { line: 3, reasons: [{ header: 'Coluna', value: 'Voando' }] },
      { line: 4, reasons: [{ header: 'Título' }] },
    ])
    expect(await particles()).toEqual([])
    const done = await on.run(checked, true)
    const [row] = await particles()
    expect(row).toMatchObject({ nome: 'Um', status: 4, said: [long] })
    expect(String(row?.['descricao'])).toHaveLength(4000)
    expect(await on.undo(done)).toMatchObject({ undone: 1, kept_count: 0 })
  })

  test('what somebody has voted for since stays when the import is undone', async () => {
    place = await makePlace(server.db)
    const { done } = await bring('Título\nUm\nDois')
    const [row] = await particles()
    await me.call(particleCalls.vote, { id: Number(row?.['id']), voted: true })
    expect(await on.undo(done)).toMatchObject({ undone: 1, kept_count: 1 })
    expect(await particles()).toMatchObject([{ nome: 'Um' }])
  })

  test('another’s venture is no place for a file; who moves no cards changes no column by one', async () => {
    place = await makePlace(server.db)
    const looper = await makePerson(server.db, { role: 4 })
    const theirs = importing(server, await server.as(looper))
    const fixed = { venture_id: place.venture_id }
    const file = await theirs.upload('particle', 'Título\nUm')
    expect(await theirs.check(file, { fixed })).toMatchObject({ created: 0, failed: 1 })
    await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: looper.id }).execute()
    expect(await theirs.check(file, { fixed })).toMatchObject({ created: 1, failed: 0 })
    await expect(theirs.check(file)).rejects.toThrow('venture_id')
  })
})
