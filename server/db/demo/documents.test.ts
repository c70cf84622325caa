import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderStore } from '#server/kit/files/folder.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'
import { fillDemo } from './demo.ts'

const now = new Date('2026-11-19T18:20:00Z')

let own: OwnDatabase
let folder: string
beforeEach(async () => {
  own = await ownDatabase()
  folder = await mkdtemp(join(tmpdir(), 'nucleo-test-'))
})
afterEach(async () => {
  await own.drop()
  await rm(folder, { recursive: true })
})

const documents = () =>
  own.store.db
    .selectFrom('person_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['f.key', 'f.size', 'd.user_id'])
    .execute()

it('documents of two people can be read, byte for byte', async () => {
  const store = folderStore(folder)
  await fillDemo(own.store.db, now, store)
  const files = await documents()
  expect(new Set(files.map((it) => it.user_id)).size).toBe(2)
  for (const { key, size } of files) {
    const bytes = await buffer((await store.read(key))!)
    expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([size, '%PDF-'])
  }
})

it('without a store for their bytes there are none', async () => {
  await fillDemo(own.store.db, now)
  expect(await documents()).toEqual([])
})

it('a client reads a paper of the company and the evidence of a delivery, and finds a gate to decide and one to wait for', async () => {
  await fillDemo(own.store.db, now, folderStore(folder))
  const { rows } = await sql<{ thing: string; nome: string; shared: boolean }>`
    select f.thing, f.nome, exists (select 1 from client_file_shares s where s.file_id = f.id) as shared
    from files f where f.use = 'attachment' order by f.id`.execute(own.store.db)
  expect(rows).toEqual([
    { thing: 'client', nome: 'Proposta assinada.pdf', shared: true },
    { thing: 'entrega', nome: 'Chamados da garantia.pdf', shared: false },
    { thing: 'entrega', nome: 'Roteiro de testes preenchido.pdf', shared: false },
    { thing: 'resource', nome: 'Contrato assinado.pdf', shared: false },
    { thing: 'resource', nome: 'Aditivo de garantia.docx', shared: false },
    { thing: 'resource', nome: 'Versões publicadas.csv', shared: false },
    { thing: 'orderItem', nome: 'Recibo do táxi.pdf', shared: false },
  ])
  const gates = await sql<{ nome: string; due: boolean; left_seconds: number | null; open: number }>`
    select g.nome, g.due_at > ${now} as due, g.left_seconds,
      (select count(*)::int from gate_questions q where q.gate_id = g.id and q.answer is null) as open
    from gates g join ventures v on v.id = g.venture_id join users u on u.cliente_id = v.cliente_id
    where u.email like 'client@%' and g.status = 'delivered' order by g.id`.execute(own.store.db)
  expect(gates.rows).toEqual([
    { nome: 'Homologação', due: null, left_seconds: 94 * 3600, open: 1 },
    { nome: 'Garantia', due: true, left_seconds: null, open: 0 },
  ])
})
