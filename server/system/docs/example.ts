import { z } from 'zod'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'

/** A JSON schema as `z.toJSONSchema` writes it. */
export type Schema = Readonly<Record<string, unknown>>

export const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return schema
}

const isSchema = (it: unknown): it is Schema => typeof it === 'object' && it !== null && !Array.isArray(it)
const schemasIn = (it: unknown): Schema[] => (Array.isArray(it) ? it.filter(isSchema) : [])

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-02T12:00:00Z',
  date: '2026-11-02',
  email: 'ana@example.com',
  uuid: '0d4c8f0e-6b1f-4a5e-9c57-3f0c1d2b7a10',
  uri: 'https://example.com/',
}

const textOf = ({ format, minLength, maxLength }: Schema): string => {
  const known = typeof format === 'string' ? byFormat[format] : undefined
  if (known !== undefined) return known
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : Infinity
  return 'Texto'.padEnd(least, ' e mais texto').slice(0, most)
}

const numberOf = ({ minimum, maximum }: Schema): number => {
  const least = typeof minimum === 'number' ? minimum : 1
  const most = typeof maximum === 'number' ? maximum : Infinity
  return Math.min(Math.max(1, least), most)
}

type Needed = (name: string, required: readonly unknown[]) => boolean

const objectOf = (schema: Schema, needed: Needed): Record<string, unknown> => {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const { additionalProperties: each, propertyNames: names } = schema
  if (isSchema(each) && isSchema(names) && Array.isArray(names['enum']))
    return Object.fromEntries(names['enum'].map((name: string) => [name, valueOf(each, needed)]))
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, it]) =>
      isSchema(it) && needed(name, required) ? [[name, valueOf(it, needed)]] : [],
    ),
  )
}

const firstOf = (value: unknown): unknown => {
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  return all[0]
}

const byType: Readonly<Record<string, (schema: Schema, needed: Needed) => unknown>> = {
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => true,
  array: ({ items, minItems }, needed) => {
    const count = typeof minItems === 'number' ? Math.max(1, minItems) : 1
    return isSchema(items) ? Array.from({ length: count }, () => valueOf(items, needed)) : []
  },
  object: objectOf,
}

const typeOf = ({ type }: Schema): string => String(firstOf(type) ?? type)

/** A value that the schema allows: its own example first, else the plainest of its kind. */
const valueOf = (schema: Schema, needed: Needed): unknown => {
  const said = firstOf(schema['examples']) ?? schema['const'] ?? firstOf(schema['enum'])
  if (said !== undefined) return said
  const choices = [...schemasIn(schema['anyOf']), ...schemasIn(schema['oneOf'])]
  const choice = choices.find((it) => it['type'] !== 'null')
  if (choice) return valueOf(choice, needed)
  return byType[typeOf(schema)]?.(schema, needed) ?? null
}

/** Example input with required fields only; one without any, of a change, gets its first field. */
export const inputExample = ({ method, input, path }: AnyEndpoint): Record<string, unknown> => {
  const schema = schemaOf(input, 'input')
  const least = objectOf(schema, (name, required) => required.includes(name))
  const full = objectOf(schema, () => true)
  const more = Object.keys(full).filter((name) => !(name in least) && !path.includes(`:${name}`))
  const [first] = more
  const changes = method === 'PUT' || method === 'PATCH'
  const empty = Object.keys(least).every((name) => name === 'version' || path.includes(`:${name}`))
  return changes && empty && first !== undefined ? { ...least, [first]: full[first] } : least
}

/** Example answer with every field. */
export const outputExample = ({ output }: AnyEndpoint): unknown => valueOf(schemaOf(output, 'output'), () => true)
