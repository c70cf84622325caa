import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importers } from '#server/handlers.ts'
import { importRun } from '#server/import/begin.data.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'
import { jobs } from '#server/worker.ts'

/** A file's text as the call takes it, in the charset named. */
export const fileOf = (text: string, charset: 'utf8' | 'latin1' | 'utf16le' = 'utf8'): string =>
  Buffer.from(text, charset).toString('base64')

/** Runs what was queued of imports, as the worker would. */
const runQueued = async (server: TestServer): Promise<void> => {
  const found = jobs.find((it) => it.name === importRun.name)
  for (const { name, payload } of server.sent.splice(0))
    if (name === importRun.name) await found?.run(server.frame, importRun.payload.parse(payload))
}

const dataOf = (body: Record<string, unknown>): ImportInfo => importCalls.show.output.parse(body).data

/** An import by one person, step by step. */
export const importing = (server: TestServer, me: Visitor) => {
  const upload = async (thing: string, text: string, charset?: 'utf8' | 'latin1' | 'utf16le'): Promise<ImportInfo> => {
    const { body } = await me.raw(importCalls.create, { thing, name: 'dados.csv', file: fileOf(text, charset) })
    return dataOf(body)
  }
  const show = async (id: number): Promise<ImportInfo> => dataOf((await me.raw(importCalls.show, { id })).body)
  const check = async (info: ImportInfo, more: Readonly<Record<string, unknown>> = {}): Promise<ImportInfo> => {
    const settings = { mapping: info.mapping, match: info.match, existing: info.existing, ...more }
    const { status, body } = await me.raw(importCalls.check, { id: info.id, ...settings })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await runQueued(server)
    return show(info.id)
  }
  const run = async (info: ImportInfo, only_valid = false): Promise<ImportInfo> => {
    const { status, body } = await me.raw(importCalls.run, { id: info.id, only_valid })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await runQueued(server)
    return show(info.id)
  }
  const errors = async (info: ImportInfo, page = 1) => {
    const { body } = await me.raw(importCalls.errors, { id: info.id, page, per_page: 100 })
    return importCalls.errors.output.parse(body)
  }
  const file = async (
    call: 'failed' | 'template',
    query: Readonly<Record<string, string>>,
    id = 0,
  ): Promise<string> => {
    const url = importCalls[call].path.replace(':id', String(id))
    const answer = await server.app.inject({ url, query, headers: { authorization: `Bearer ${await me.token()}` } })
    return answer.body
  }
  const undo = async (it: ImportInfo): Promise<ImportInfo> =>
    dataOf((await me.raw(importCalls.undo, { id: it.id })).body)
  return { upload, show, check, run, errors, file, undo }
}

/** The importer of a noun with some of its parts replaced. */
export const importerWith = (thing: string, parts: Partial<Importer>): Importer => {
  const found = importers.find(({ noun }) => noun.thing === thing)
  if (!found) throw new Error(`No importer of ${thing}`)
  return { ...found, ...parts }
}
