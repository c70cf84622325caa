import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/calls.ts'
import { pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import { dayInput, INTEGER_MAX } from '#contract/kit/page.ts'

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

/** Marks a day or a moment of any year: its year is bounded by a refinement, of which a JSON schema tells nothing. */
const markYears: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = ({ zodSchema, jsonSchema }) => {
  const { type, checks = [] } = zodSchema._zod.def
  if (
    type === 'string' &&
    String(jsonSchema.format).startsWith('date') &&
    !checks.some((it) => it._zod.def.check === 'custom')
  )
    jsonSchema['anyYear'] = true
}
const schemaOf = ({ input }: AnyEndpoint) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', override: markYears })

type Schema = Readonly<Record<string, unknown>>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const entriesOf = (value: unknown): [string, unknown][] => (isSchema(value) ? Object.entries(value) : [])

/** Paths of the whole numbers in a schema that may be larger than a column of type `integer`, of lists without a most, and of
 * days and moments of any year. */
const unboundedIn = (schema: unknown, path = ''): string[] => {
  if (!isSchema(schema)) return []
  const { type, maximum, maxItems } = schema
  const isLarge = type === 'integer' && !(typeof maximum === 'number' && maximum <= INTEGER_MAX)
  const isLong = type === 'array' && maxItems === undefined && !schema['prefixItems']
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => entriesOf(schema[key]).map(([, it]) => it))
  return [
    ...(isLarge || isLong || schema['anyYear'] === true ? [path] : []),
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

  test('bounds its whole numbers by what a column holds, its lists by a length, and its days by their year', () => {
    const unbounded = allCalls.flatMap(({ name, call }) => unboundedIn(schemaOf(call)).map((path) => name + path))
    expect(unbounded.toSorted()).toEqual([
      // These columns are of type `bigint`.
      'entrega.create.valor_centavos',
      'entrega.update.valor_centavos',
      // Compared with what its use allows, before anything is stored.
      'file.begin.size',
      'finance.create.centavos',
      'finance.update.centavos',
      'invoicePage.create.others[].centavos',
      'invoicePage.create.total_centavos',
      'notification.read.ids[]',
      'notification.read.until',
      // Compared with what the order pays.
      'orderItem.create.centavos',
      'orderItem.update.centavos',
      'orderPage.create.total_centavos',
      'projeto.create.price_centavos',
      'projeto.update.price_centavos',
    ])
  })

  test('that takes a whole number without a bound, a list of any length, or a day of any year, is found', () => {
    const input = z.object({
      size: z.number().int(),
      rows: z.array(z.object({ id: z.number().int().max(9) })),
      day: z.iso.date(),
      at: z.iso.datetime({ offset: true }).nullable(),
      from: dayInput,
    })
    expect(unboundedIn(z.toJSONSchema(input, { override: markYears }))).toEqual(['.size', '.rows', '.day', '.at'])
  })
})

test('a name is one line in every call that takes one', () => {
  const taking = allCalls.filter(({ call }) => call.method !== 'GET' && 'nome' in call.input.shape)
  expect(taking.length).toBeGreaterThan(25)
  const broken = taking.filter(({ call }) => call.input.shape['nome']?.safeParse('A\nB').success)
  // A file is called as it was where it comes from.
  expect(broken.map(({ name }) => name)).toEqual(['file.begin'])
})
