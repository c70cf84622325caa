import { beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { fileOf, importing } from '#server/testing/imports.ts'
import { makePerson } from '#server/testing/make.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

/** Inputs for the tests of a noun's import; cells by field, as a Brazilian spreadsheet writes them. */
export interface ImportTrial {
  readonly server: () => TestServer
  /** A valid line; each call gives another record. */
  readonly good: () => Readonly<Record<string, string>>
  /** Cells that are refused, each with its field. */
  readonly wrong: readonly (readonly [field: string, cell: string])[]
  /** Fields of the record that a valid line becomes. */
  readonly becomes: Readonly<Record<string, unknown>>
  /** A cell that changes an existing record. */
  readonly change: readonly [field: string, cell: string]
  /** Roles with the permission; all others are refused. */
  readonly roles?: readonly number[]
}

type Cells = Readonly<Record<string, string>>

/** Tests what every import guarantees: a template that imports, a dry run that names errors, all or none, and an
 * undo. */
export const describeImport = (noun: Noun, trial: ImportTrial): void =>
  void describe(`files of a ${noun.thing}`, () => {
    const { thing, words, list } = noun
    const columns = noun.imports?.columns ?? []
    const key = noun.imports?.match[0] ?? ''
    let me: Visitor
    let on: ReturnType<typeof importing>
    beforeAll(async () => {
      me = await trial.server().as(await makePerson(trial.server().db, { role: 1 }))
      on = importing(trial.server(), me)
    })
    const titleOf = (field: string, language: 0 | 1 = 0): string => {
      const column = columns.find((one) => one.field === field)?.column ?? field
      return words.entries[`column_${column}`]?.[language] ?? field
    }
    /** A file of some lines with the columns of the first. */
    const fileWith = (lines: readonly Cells[], language: 0 | 1 = 0): string => {
      const fields = Object.keys(trial.good())
      const text = (cell: string | undefined): string => `"${(cell ?? '').replaceAll('"', '""')}"`
      const rows = lines.map((line) => fields.map((field) => text(line[field])).join(';'))
      return [fields.map((field) => titleOf(field, language)).join(';'), ...rows].join('\r\n')
    }
    const count = async (): Promise<number> => Number((await me.raw(list.calls.list, {})).body['total'])
    const rowOf = async (nome: string | undefined): Promise<Record<string, unknown> | undefined> => {
      const { body } = await me.raw(list.calls.list, { q: nome, per_page: 100 })
      return (body['data'] as Record<string, unknown>[]).find((row) => row[key] === nome)
    }
    const imported = async (lines: readonly Cells[], more: object = {}): Promise<ImportInfo> =>
      on.run(await on.check(await on.upload(thing, fileWith(lines)), { ...more }))

    test('the template names each column above an example, and is read back', async () => {
      const template = await on.file('template', { thing })
      const [titles] = template.replace('\uFEFF', '').split('\r\n')
      expect(titles?.split(';')).toEqual(columns.map(({ field }) => titleOf(field)))
      const { mapping } = await on.upload(thing, template)
      expect(mapping).toEqual(columns.map(({ field }) => field))
      const english = await on.upload(thing, fileWith([trial.good()], 1))
      expect(english.mapping).toEqual(Object.keys(trial.good()))
    })

    test('the dry run writes nothing; the import writes what it said, audited as any new record', async () => {
      const [line, before] = [trial.good(), await count()]
      const checked = await on.check(await on.upload(thing, fileWith([line, trial.good()])))
      expect(checked).toMatchObject({ state: 'checked', created: 2, failed: 0 })
      expect(await count()).toBe(before)
      const done = await on.run(checked)
      expect(done).toMatchObject({ state: 'done', created: 2 })
      expect(await count()).toBe(before + 2)
      const row = await rowOf(line[key])
      expect(row).toMatchObject(trial.becomes)
      const audit = await trial
        .server()
        .db.selectFrom('audit')
        .select(['event', 'detail'])
        .where('thing', '=', thing)
        .where('thing_id', '=', String(row?.['id']))
        .execute()
      expect(audit).toMatchObject([{ event: `${thing}.created`, detail: { import_id: done.id } }])
    })

    test('what is wrong is named by line, column and value, and nothing is written', async () => {
      const before = await count()
      const lines = trial.wrong.map(([field, cell]) => ({ ...trial.good(), [field]: cell }))
      const checked = await on.check(await on.upload(thing, fileWith([trial.good(), ...lines])))
      expect(checked).toMatchObject({ created: 1, failed: lines.length })
      const { data } = await on.errors(checked)
      expect(data.map(({ line, reasons }) => [line, reasons[0]?.header, reasons[0]?.value])).toEqual(
        trial.wrong.map(([field, cell], at) => [at + 3, titleOf(field), cell]),
      )
      expect(data.every(({ reasons }) => reasons.every(({ message }) => message.length > 3))).toBe(true)
      expect((await me.raw(importCalls.run, { id: checked.id, only_valid: false })).status).toBe(409)
      expect(await count()).toBe(before)
    })

    test('a record that is there is left, changed or refused, as was chosen', async () => {
      const [line, [field, cell]] = [trial.good(), trial.change]
      await imported([line])
      const changed = { ...line, [field]: cell }
      expect(await imported([changed])).toMatchObject({ skipped: 1, created: 0 })
      expect(await on.check(await on.upload(thing, fileWith([changed])), { existing: 'refuse' })).toMatchObject({
        failed: 1,
      })
      const before = await rowOf(line[key])
      const done = await imported([changed, trial.good()], { existing: 'update' })
      expect(done).toMatchObject({ updated: 1, created: 1 })
      const after = await rowOf(line[key])
      expect(after).toMatchObject({ id: before?.['id'], version: 2 })
      expect(after?.[field]).not.toEqual(before?.[field])
      expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 2, kept_count: 0 })
      expect(await rowOf(line[key])).toMatchObject({ [field]: before?.[field], version: 3 })
    })

    test('a file is its sender’s, and roles without the permission send none', async () => {
      const sent = await on.upload(thing, fileWith([trial.good()]))
      const other = await trial.server().as(await makePerson(trial.server().db, { role: 1 }))
      const settings = { mapping: sent.mapping, match: sent.match, existing: 'skip' }
      for (const [call, more] of [
        [importCalls.show, {}],
        [importCalls.check, settings],
        [importCalls.run, { only_valid: true }],
        [importCalls.errors, {}],
        [importCalls.failed, {}],
        [importCalls.undo, {}],
      ] as const)
        expect([call.path, (await other.raw(call, { id: sent.id, ...more })).status]).toEqual([call.path, 404])
      const file = fileOf(fileWith([trial.good()]))
      for (const role of signedInRoles.filter((one) => !(trial.roles ?? [1]).includes(one))) {
        const stranger = await trial.server().as(await makePerson(trial.server().db, { role }))
        expect((await stranger.raw(importCalls.create, { thing, name: 'a.csv', file })).status).toBe(403)
        expect((await stranger.raw(importCalls.list, { thing })).status).toBe(403)
      }
    })
  })
