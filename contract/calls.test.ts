import { describe, expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'

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

test('they are there, and outside of auth they answer in the envelope of section 7', () => {
  const found = allCalls.map(({ call }) => [`${call.method} ${call.path}`, call.envelope === true] as const)
  const envelopes = new Map<string, boolean>(found)
  expect(named.filter((it) => !envelopes.has(it))).toEqual([])
  expect(named.filter((it) => !it.includes('/auth/') && !envelopes.get(it))).toEqual([])
})

describe('every call', () => {
  const wrong = (is: (call: AnyEndpoint) => boolean): string[] =>
    allCalls.filter(({ call }) => is(call)).map(({ name }) => name)

  test('has every field of its path in its input', () => {
    expect(wrong(({ path, input }) => !pathParams(path).every((it) => Object.hasOwn(input.shape, it)))).toEqual([])
    expect(wrong(({ path }) => pathParams(path).length > 0).length).toBeGreaterThan(5)
  })

  test('refuses a field that it does not have', () => {
    const codes = ({ input }: AnyEndpoint) => input.safeParse({ nonsense: 1 }).error?.issues.map((it) => it.code) ?? []
    expect(wrong((call) => !codes(call).includes('unrecognized_keys'))).toEqual([])
  })

  test('says in one line what it does', () => {
    const fits = (text: string): boolean => /^\S[^\n]{9,159}$/.test(text) && !text.endsWith('.')
    expect(wrong(({ summary }) => !fits(summary))).toEqual([])
  })
})
