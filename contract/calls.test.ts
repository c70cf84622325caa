import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/calls.ts'
import { pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import { INTEGER_MAX } from '#contract/kit/page.ts'

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

const schemaOf = ({ input }: AnyEndpoint) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

type Schema = Readonly<Record<string, unknown>>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const entriesOf = (value: unknown): [string, unknown][] => (isSchema(value) ? Object.entries(value) : [])

/** Paths of the whole numbers in a schema that may be larger than a column of type `integer`, and of lists without a most. */
const unboundedIn = (schema: unknown, path = ''): string[] => {
  if (!isSchema(schema)) return []
  const { type, maximum, maxItems } = schema
  const isLarge = type === 'integer' && !(typeof maximum === 'number' && maximum <= INTEGER_MAX)
  const isLong = type === 'array' && maxItems === undefined && !schema['prefixItems']
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => entriesOf(schema[key]).map(([, it]) => it))
  return [
    ...(isLarge || isLong ? [path] : []),
    ...entriesOf(schema['properties']).flatMap(([key, it]) => unboundedIn(it, `${path}.${key}`)),
    ...parts.flatMap((it) => unboundedIn(it, path)),
    ...unboundedIn(schema['items'], `${path}[]`),
    ...unboundedIn(schema['additionalProperties'], `${path}{}`),
    ...entriesOf(schema['$defs']).flatMap(([key, it]) => unboundedIn(it, `$${key}`)),
  ]
}

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

  test('bounds its whole numbers by what a column holds, and its lists by a length', () => {
    const unbounded = allCalls.flatMap(({ name, call }) => unboundedIn(schemaOf(call)).map((path) => name + path))
    expect(unbounded.toSorted()).toEqual([
      // These columns are of type `bigint`.
      'entrega.create.valor_centavos',
      'entrega.update.valor_centavos',
      // Compared with what its use allows, before anything is stored.
      'file.begin.size',
      'notification.read.ids[]',
      'notification.read.until',
      'projeto.create.price_centavos',
      'projeto.update.price_centavos',
    ])
  })

  test('that takes a whole number without a bound, or a list of any length, is found', () => {
    const input = z.object({ size: z.number().int(), rows: z.array(z.object({ id: z.number().int().max(9) })) })
    expect(unboundedIn(z.toJSONSchema(input))).toEqual(['.size', '.rows'])
  })
})
