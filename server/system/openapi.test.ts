import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { demandaFlow } from '#contract/demanda/demanda.ts'
import { operation as described } from '#server/system/openapi.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

interface Content {
  schema: { $ref?: string; oneOf?: { $ref?: string }[]; format?: string }
}
interface Operation {
  responses: Record<string, { headers?: object; content: Record<string, Content> }>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { required: string[]; properties: Record<string, { const?: string }> }> }
}

let server: TestServer
let told: Description
beforeAll(async () => {
  server = await freshServer()
  told = (await server.app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => server.close())

const operation = (method: string, path: string): Operation => told.paths[path]?.[method] ?? expect.fail('missing')
const refusalsOf = (it: Operation): string[] => Object.keys(it.responses).filter((code) => !code.startsWith('2'))
const good = (it: Operation) => it.responses['200'] ?? it.responses['201'] ?? expect.fail('no 200')

describe('what a call may answer', () => {
  test.each([
    ['get', '/api/health', ['422', '429', '503']],
    ['post', '/api/auth/login', ['400', '401', '403', '413', '415', '422', '429', '503']],
    ['post', '/api/setup', ['400', '409', '413', '415', '422', '429', '503']],
    ['get', '/api/loops', ['401', '403', '406', '422', '429', '503']],
    ['get', '/api/loops/{id}', ['401', '403', '404', '406', '422', '429', '503']],
    ['post', '/api/loops/{id}/here', ['401', '403', '404', '406', '409', '422', '429', '503']],
    ['put', '/api/stopPonto/{id}', ['400', '401', '403', '404', '406', '413', '415', '422', '429', '503']],
  ])('%s %s', (method, path, codes) => {
    expect(refusalsOf(operation(method, path))).toEqual(codes)
  })

  test('every refusal is a problem', () => {
    for (const operations of Object.values(told.paths))
      for (const it of Object.values(operations))
        for (const code of refusalsOf(it))
          expect(it.responses[code]?.content).toEqual({
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
          })
  })

  test('is a file for an export, in each of its formats, with its rows counted', () => {
    const { content, headers } = good(operation('get', '/api/loops/export'))
    expect(Object.keys(content)).toEqual([
      'text/csv; charset=utf-8',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/pdf',
    ])
    expect(Object.keys(headers ?? {})).toEqual(['content-disposition', 'x-row-count'])
  })

  test('is JSON for all others; of section 7, done or refused', () => {
    for (const { call } of allCalls.filter((it) => !it.call.file)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      const { content } = good(operation(call.method.toLowerCase(), path))
      expect(Object.keys(content)).toEqual(['application/json'])
      const refs = content['application/json']?.schema.oneOf?.map((it) => it.$ref).filter(Boolean) ?? []
      expect(refs).toEqual(call.envelope ? ['#/components/schemas/Refused'] : [])
    }
    expect(told.components.schemas['Refused']).toMatchObject({
      required: ['status', 'message'],
      properties: { status: { const: 'error' } },
    })
  })
})

test('the page for people says that roles are those of the beginning', async () => {
  const { body } = await server.app.inject({ url: '/api/docs' })
  expect(body).toContain('loop.run (by default roles 1, 4, 7; an administrator may change it)')
  expect(body).not.toMatch(/\(roles \d/)
})

test('a call of money takes an Idempotency-Key, and the page for integrators says what that is', async () => {
  const { cancel } = demandaFlow.calls
  expect(described('demanda.pay', { ...cancel, money: true })['parameters']).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
  )
  expect(JSON.stringify(described('demanda.cancel', cancel))).not.toContain('Idempotency-Key')
  expect((await server.app.inject({ url: '/api/docs' })).body).toContain('<code>Idempotency-Key</code>')
})
