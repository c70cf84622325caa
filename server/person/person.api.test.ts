import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cepCalls } from '#contract/person/cep.ts'
import { personCalls } from '#contract/person/person.ts'
import { makePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** An address service of our own, which counts what it is asked. */
let service: Server
const asked: string[] = []
const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/01310100': [
    200,
    '{"logradouro":"Avenida Paulista","bairro":"Bela Vista","localidade":"São Paulo","uf":"SP","ibge":"3550308"}',
  ],
  '/70000000': [200, '{"street":null,"neighborhood":null,"city":"Brasília","state":"DF"}'],
  '/99999999': [200, '{"erro":true}'],
  '/50000000': [503, 'gone'],
  '/60000000': [200, `{"city":"${'x'.repeat(40_000)}","state":"CE"}`],
}
let server: TestServer
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    const [status, body] = answers[request.url ?? ''] ?? [404, '']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const { port } = service.address() as AddressInfo
  server = await freshServer({ environment: { ADDRESS_SERVICE_URL: `http://127.0.0.1:${port}/{cep}` } })
})
afterAll(async () => {
  await server.close()
  service.close()
})

describe('an address by its CEP', () => {
  const find = async (cep: string) => {
    const answer = await server.app.inject({ method: 'GET', url: cepCalls.find.path.replace(':cep', cep) })
    return answer.json()
  }

  test('is looked up once, in either form of answer', async () => {
    const paulista = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', uf: 'SP' }
    expect(await find('01310-100')).toEqual({ data: paulista, asked: true })
    expect(await find('01310100')).toEqual({ data: paulista, asked: true })
    expect(asked.filter((it) => it === '/01310100')).toHaveLength(1)
    expect(await find('70000000')).toEqual({
      data: { street: '', district: '', city: 'Brasília', uf: 'DF' },
      asked: true,
    })
  })

  test.each(['99999999', '50000000', '60000000'])('is nobody’s knowledge for %s, and no error', async (cep) => {
    expect(await find(cep)).toEqual({ data: null, asked: true })
  })

  test('asks nobody where no service is configured', async () => {
    const alone = await freshServer()
    const answer = await alone.app.inject({ method: 'GET', url: '/api/cep/01310100' })
    expect(answer.json()).toEqual({ data: null, asked: false })
    await alone.close()
  })
})

describe('what a person told about themselves', () => {
  test('is theirs to read and change; a stale form keeps what stands there', async () => {
    const ana = await makePerson(server.db)
    const me = await server.as(ana)
    const first = await me.call(personCalls.own, {})
    expect(first.body.data).toMatchObject({ version: 0, cpf: null, street: '' })
    const changed = await me.call(personCalls.ownUpdate, { version: 0, cpf: '529.982.247-25', city: 'Recife' })
    expect(changed.body.data).toMatchObject({ version: 1, cpf: '52998224725', city: 'Recife' })
    expect((await me.raw(personCalls.ownUpdate, { version: 0, city: 'Olinda' })).status).toBe(409)
    expect((await me.raw(personCalls.ownUpdate, { version: 1, cpf: '52998224724' })).body['errors']).toMatchObject([
      { path: 'cpf' },
    ])
    expect((await me.raw(personCalls.ownUpdate, { version: 1, user_id: 1 })).status).toBe(422)
    const lines = await auditOf(server, 'looper', ana.id)
    expect(lines.map(({ event, detail }) => ({ event, detail }))).toEqual([
      { event: 'looper.detailsChanged', detail: { fields: ['cpf', 'city'] } },
    ])
  })

  test('what a change leaves out stays', async () => {
    const me = await server.as(await makePerson(server.db))
    const full = { rg: '12', street: 'Rua A', number: '1', complement: 'B', neighborhood: 'C', city: 'Recife' }
    await me.call(personCalls.ownUpdate, { version: 0, ...full })
    const { data } = (await me.call(personCalls.ownUpdate, { version: 1, city: 'Olinda' })).body
    expect(data).toMatchObject({ ...full, city: 'Olinda' })
  })

  test('a PIX key of any kind is kept in its one form, stays, and is named in the audit without its value', async () => {
    const ana = await makePerson(server.db)
    const me = await server.as(ana)
    const change = (version: number, pix_key: string | null) => me.raw(personCalls.ownUpdate, { version, pix_key })
    expect((await change(0, '(11) 98765-4321')).body['data']).toMatchObject({ pix_key: '+5511987654321' })
    expect((await change(1, '12.abc.345/01de-35')).body['data']).toMatchObject({ pix_key: '12ABC34501DE35' })
    for (const wrong of ['52998224724', 'joão@oficina.com', '', 'x'.repeat(80)])
      expect((await change(2, wrong)).body['errors']).toMatchObject([{ path: 'pix_key' }])
    await me.call(personCalls.ownUpdate, { version: 2, city: 'Olinda' })
    expect((await me.call(personCalls.own, {})).body.data).toMatchObject({ pix_key: '12ABC34501DE35' })
    expect((await change(3, null)).body['data']).toMatchObject({ pix_key: null })
    const lines = await auditOf(server, 'looper', ana.id)
    expect(lines.map((it) => it.detail)).toContainEqual({ fields: ['pix_key'] })
    expect(JSON.stringify(lines)).not.toContain('12ABC34501DE35')
  })

  test.each([1, 7] as const)('role %i reads and changes it, which the audit tells', async (role) => {
    const ana = await makePerson(server.db)
    const me = await server.as(await makePerson(server.db, { role }))
    await me.call(personCalls.update, { id: ana.id, version: 0, phone: '(11) 98765-4321' })
    expect((await me.call(personCalls.show, { id: ana.id })).body.data).toMatchObject({ phone: '+5511987654321' })
    expect((await auditOf(server, 'looper', ana.id)).map((it) => it.event)).toEqual([
      'looper.detailsChanged',
      'looper.detailsRead',
    ])
    // Neither a stale version nor a change of nothing is a way to read without a line.
    expect((await me.raw(personCalls.update, { id: ana.id, version: 9 })).body['current']).toMatchObject({ version: 1 })
    await me.call(personCalls.update, { id: ana.id, version: 1 })
    const reads = (await auditOf(server, 'looper', ana.id)).filter((it) => it.event === 'looper.detailsRead')
    expect(reads).toHaveLength(3)
    expect((await me.raw(personCalls.show, { id: 999_999 })).status).toBe(404)
  })

  test.each([2, 3, 4, 6, 10] as const)('role %i meets nobody else’s', async (role) => {
    const ana = await makePerson(server.db)
    const me = await server.as(await makePerson(server.db, { role }))
    expect((await me.raw(personCalls.show, { id: ana.id })).status).toBe(403)
    expect((await me.raw(personCalls.update, { id: ana.id, version: 0, city: 'Recife' })).status).toBe(403)
  })
})
