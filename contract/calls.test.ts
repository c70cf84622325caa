import { describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { pathParams } from '#contract/kit/endpoint.ts'

test('no two calls share a method and a path', () => {
  const places = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`)
  expect(new Set(places).size).toBe(places.length)
})

/** Method and path of the calls that the specification's section 7 names, as far as they exist. */
const named = [
  'POST /api/auth/login',
  'GET /api/auth/user',
  'POST /api/auth/logout',
  'GET /api/auth/refresh',
  'GET /api/loadPontoLooper/:userId',
  'GET /api/atomosPorLooper/:userId',
  'GET /api/projetosLooper/:userId',
  'PATCH /api/startPonto',
  'PUT /api/stopPonto/:id',
  'PATCH /api/concluirPonto',
  'DELETE /api/pontoLooper/:id',
  'GET /api/getNotificacaoNaoLida/:userId',
]

test.each(named)('%s is there', (place) => {
  expect(allCalls.map(({ call }) => `${call.method} ${call.path}`)).toContain(place)
})

test.each(named.filter((it) => !it.includes('/auth/')))('%s answers in the envelope of section 7', (place) => {
  const { call } = allCalls.find((it) => `${it.call.method} ${it.call.path}` === place) ?? expect.fail(place)
  expect(call.envelope).toBe(true)
})

describe.each(allCalls)('$name', ({ call }) => {
  test('has every field of its path in its input', () => {
    for (const name of pathParams(call.path)) expect(Object.keys(call.input.shape)).toContain(name)
  })

  test('refuses a field that it does not have', () => {
    const { error } = call.input.safeParse({ nonsense: 1 })
    expect(error?.issues.map((it) => it.code)).toContain('unrecognized_keys')
  })

  test('says in one line what it does', () => {
    expect(call.summary).toMatch(/^\S[^\n]{9,159}$/)
    expect(call.summary).not.toMatch(/\.$/)
  })
})
