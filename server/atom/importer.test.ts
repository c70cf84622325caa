import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { importing } from '#server/testing/imports.ts'
import { makeLoop, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: MadePerson
let on: ReturnType<typeof importing>
beforeAll(async () => {
  server = await freshServer()
  admin = await makePerson(server.db, { role: 1 })
  on = importing(server, await server.as(admin))
})
afterAll(() => server.close())

const fresh = async () => {
  place = await makePlace(server.db)
  return { fixed: { cell_id: place.cell_id } }
}
const atoms = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select t.nome, t.status, t.priority, t.data, t.data_fim, t.hours_planned, t.descricao, t.origin, c.nome as cell,
      (select email from users u where u.id = t.responsavel_id) as who,
      array(select l.nome from label_links k join labels l on l.id = k.label_id
        where k.thing = 'atom' and k.thing_id = t.id order by l.nome) as labels,
      array(select i.text || case when i.done_at is null then '' else '!' end from checklist_items i
        where i.thing = 'atom' and i.thing_id = t.id order by i.place) as steps,
      array(select p.nome from relations r join atoms p on p.id = r.to_id
        where r.from_thing = 'atom' and r.from_id = t.id) as above
    from atoms t join cells c on c.id = t.cell_id
    where t.venture_id = ${place.venture_id} and t.deleted_at is null order by t.id`.execute(server.db)
  return rows
}

const bring = async (text: string, more: Record<string, unknown> = {}) => {
  const settings = await fresh()
  const file = await on.upload('atom', text)
  const checked = await on.check(file, { ...settings, fixed: settings.fixed, choices: file.choices, ...more })
  return { file, checked, done: await on.run(checked, checked.failed > 0) }
}

describe('files of other tools', () => {
  test('Jira: estimate in seconds, its days, several labels, resolved ones, a sub-task under its task', async () => {
    await makePerson(server.db, { nome: 'Bia', email: 'bia@firma.example' })
    const { file, done } = await bring(
      [
        'Summary,Issue key,Issue id,Status,Priority,Assignee,Resolved,Due date,Labels,Labels,Description,Original estimate,Parent id',
        'Pagar,PG-1,101,Done,Highest,bia@firma.example,20/Jul/26 9:05 AM,18/Jul/26 12:00 AM,casa,banco,"<p>Um</p><script>alert(1)</script>",28800,',
        'Parte,PG-2,102,In Progress,Low,,,,banco,,=1+1,,101',
        'Outra,PG-3,103,Selected for Development,Medium,,,,,,,,',
      ].join('\n'),
    )
    expect(file).toMatchObject({ preset: 'jira', choices: { status: { done: 'finished', 'in progress': 'accepted' } } })
    expect(done).toMatchObject({ state: 'done', created: 3, failed: 0 })
    expect(await atoms()).toMatchObject([
      {
        nome: 'Pagar',
        status: 2,
        priority: 4,
        data: '2026-07-18',
        hours_planned: 8,
        labels: ['banco', 'casa'],
        descricao: 'Um',
        who: 'bia@firma.example',
        origin: 'PG-1',
      },
      { nome: 'Parte', status: 1, descricao: '=1+1', above: ['Pagar'] },
      { nome: 'Outra', status: 0, above: [] },
    ])
  })

  test('Jira: an estimate with its unit is read by it; what a bare number and an unclear day become is shown', async () => {
    const { checked } = await bring(
      [
        'Summary,Issue key,Original Estimate,Due date',
        'Um,U-1,38h,03/04/2026',
        'Dois,U-2,1h 30m,',
        'Três,U-3,2d,',
        'Quatro,U-4,38,',
        'Cinco,U-5,7200,05/05/2026',
      ].join('\n'),
    )
    expect(checked.assumed).toEqual([
      {
        header: 'Original Estimate',
        as: 's',
        cells: [
          { value: '38', becomes: '00:00:38' },
          { value: '7200', becomes: '02:00:00' },
        ],
      },
      { header: 'Due date', as: 'dmy', cells: [{ value: '03/04/2026', becomes: '2026-04-03' }] },
    ])
    expect((await atoms()).map((it) => it['hours_planned'])).toEqual([38, 1.5, 16, 0.01, 2])
    const said = await on.upload('atom', 'Summary,Issue key,Original Estimate (seconds)\nUm,U-1,7200')
    expect(await on.check(said, await fresh())).toMatchObject({ created: 1, assumed: [] })
  })

  test('more columns than an import takes are named before anything is read', async () => {
    const settings = await fresh()
    const labels = (text: string): string => Array.from({ length: 101 }, () => text).join(',')
    const file = await on.upload('atom', `Summary,Issue key,${labels('Labels')}\nPagar,PG-9,${labels('casa')}`)
    await expect(on.check(file, settings)).rejects.toThrow('import.tooManyChosen')
    const mapping = file.mapping.map((field, at) => (at > 90 ? null : field))
    expect(await on.check(file, { ...settings, mapping })).toMatchObject({ created: 1 })
  })

  test('Trello: lists are steps, colours of labels leave, due instants are days', async () => {
    const { file, done } = await bring(
      [
        'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,List ID,List Name,Board ID,Board Name,Archived',
        'a1,Cartão,x,**forte**,"Design (green), Urgente (red)",,2026-11-24T15:00:00.000Z,l,Doing,b,B,false',
      ].join('\n'),
    )
    expect(file.preset).toBe('trello')
    expect(done.created).toBe(1)
    expect(await atoms()).toMatchObject([
      { status: 1, data: '2026-11-24', labels: ['Design', 'Urgente'], descricao: '**forte**' },
    ])
  })

  test('Asana: sections are cells, what was completed is finished, the parent is named', async () => {
    const { file, done } = await bring(
      [
        'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task',
        '9001,2026-02-01,2026-02-02,2026-02-02,Maquete,Desenho,,,,2026-02-03,,,P,',
        '9002,2026-07-01,,2026-07-02,Cores,desenho,,,,,,,P,Maquete',
      ].join('\n'),
    )
    expect(file.preset).toBe('asana')
    expect(done.created).toBe(2)
    expect(await atoms()).toMatchObject([
      { nome: 'Maquete', cell: 'Desenho', status: 2, data_fim: '2026-02-02', data: '2026-02-03' },
      { nome: 'Cores', cell: 'Desenho', status: 0, above: ['Maquete'] },
    ])
  })

  test('Linear: estimate, priority without one, dates as JavaScript writes them', async () => {
    const { file, done } = await bring(
      [
        'ID,Team,Title,Description,Status,Estimate,Priority,Assignee,Labels,Created,Completed,Canceled,Due Date,Parent issue',
        'EN-1,EN,Rota,,Done,3,No priority,,"Bug, API",x,Mon Feb 02 2026 15:00:00 GMT+0000 (UTC),,2026-07-01,',
        'EN-2,EN,Erro,,Canceled,,Urgent,,,x,,,,EN-1',
      ].join('\n'),
    )
    expect(file.preset).toBe('linear')
    expect(done.created).toBe(2)
    expect(await atoms()).toMatchObject([
      { nome: 'Rota', status: 2, hours_planned: 3, priority: 2, data_fim: '2026-02-02', labels: ['API', 'Bug'] },
      { nome: 'Erro', status: 3, priority: 4, above: ['Rota'] },
    ])
  })
})

describe('our own columns', () => {
  const header = 'Nome;Célula;Descrição;Previsto;Estimativa;Checklist;Código de origem'
  const long = 'palavra '.repeat(60)

  test('a long description is kept whole; a second time the same file brings nothing; undone, nothing is left of it', async () => {
    const text = [
      header,
      `Um;Design;${long};30/11/2026;1,5;[x] ler; [ ] ver;A-1`.replace('[x] ler; [ ] ver', '"[x] ler; [ ] ver"'),
      'Dois;;;;;;A-2',
    ].join('\n')
    const { done } = await bring(text)
    expect(done).toMatchObject({ created: 2, failed: 0 })
    const [one, two] = await atoms()
    expect(one).toMatchObject({ cell: 'Design', hours_planned: 1.5, steps: ['ler!', 'ver'] })
    expect(String(one?.['descricao'])).toHaveLength(300)
    expect(two).toMatchObject({ nome: 'Dois', status: 0 })
    const { rows } = await sql<{ text: string }>`select text from comments c join atoms a on a.id = c.thing_id
      where a.venture_id = ${place.venture_id} and c.thing = 'atom'`.execute(server.db)
    expect(rows.map((it) => it.text)).toEqual([long.trim()])
    const again = await on.upload('atom', text)
    expect(await on.check(again, { fixed: { cell_id: place.cell_id } })).toMatchObject({ created: 0, skipped: 2 })
    expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 2, kept_count: 0 })
    expect(await atoms()).toEqual([])
    const left =
      await sql`select 1 from cells where gate_id = (select gate_id from cells where id = ${place.cell_id}) and nome = 'Design' and deleted_at is null`.execute(
        server.db,
      )
    expect(left.rows).toEqual([])
  })

  test('what somebody commented or looped on since stays when the import is undone', async () => {
    const { done } = await bring([header, 'Um;;;;;;', 'Dois;;;;;;'].join('\n'))
    const { rows } = await sql<{
      id: number
    }>`select id from atoms where venture_id = ${place.venture_id} order by id`.execute(server.db)
    await makeLoop(server.db, { atom: { ...place, id: rows[0]?.id ?? 0 }, user: admin, from: '2026-03-10T12:00:00Z' })
    expect(await on.undo(done)).toMatchObject({ undone: 1, kept_count: 1 })
  })

  test('without a cell nothing is checked; somebody else’s cell is refused line by line', async () => {
    const file = await on.upload('atom', `${header}\nUm;;;;;;`)
    await expect(on.check(file)).rejects.toThrow('cell_id')
    expect(await on.check(file, { fixed: { cell_id: 999_999 } })).toMatchObject({ created: 0, failed: 1 })
  })

  test('by roles: who may not cancel brings none cancelled, who makes no cells brings none into a new one', async () => {
    const settings = await fresh()
    const looper = await makePerson(server.db, { role: 4 })
    await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: looper.id }).execute()
    const theirs = importing(server, await server.as(looper))
    const file = await theirs.upload('atom', 'Nome;Status;Responsável\nUm;Cancelado;\nDois;Finalizado;\nTrês;Aprovado;')
    const checked = await theirs.check(file, settings)
    expect(checked).toMatchObject({ created: 1, failed: 2 })
    const client = await server.as(await makePerson(server.db, { role: 3 }))
    expect((await client.raw(importCalls.create, { thing: 'atom', name: 'a.csv', file: 'YQ==' })).status).toBe(403)
  })

  test('an update by a file obeys the rules of an edit: no moving, no giving away without the act', async () => {
    const { done } = await bring([header, 'Um;;;;;;U-1'].join('\n'))
    expect(done.created).toBe(1)
    const file = await on.upload('atom', 'Nome;Célula;Código de origem\nUm;Nova;U-1')
    const checked = await on.check(file, { fixed: { cell_id: place.cell_id }, existing: 'update' })
    expect(checked).toMatchObject({ updated: 1 })
    await on.run(checked)
    expect(await atoms()).toMatchObject([{ cell: 'Nova', origin: 'U-1' }])

    // Role 2 edits, and moves nothing.
    const editor = importing(server, await server.as(await makePerson(server.db, { role: 2 })))
    const theirs = await editor.upload('atom', 'Nome;Célula;Código de origem\nUm dois;Outra;U-1')
    const settings = { fixed: { cell_id: place.cell_id }, existing: 'update' }
    const tried = await editor.check(theirs, settings)
    expect(tried).toMatchObject({ updated: 0, failed: 1 })
    const named = await editor.upload('atom', 'Nome;Código de origem\nUm dois;U-1')
    expect(await editor.run(await editor.check(named, settings))).toMatchObject({ updated: 1 })
    expect(await atoms()).toMatchObject([{ nome: 'Um dois', cell: 'Nova' }])
  })
})
