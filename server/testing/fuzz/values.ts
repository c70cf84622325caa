import { nouns } from '#contract/nouns.ts'
import type { Dice } from '#server/db/demo/dice.ts'

/** A JSON schema as `z.toJSONSchema` writes it. */
export type Schema = Readonly<Record<string, unknown>>
export type Input = Record<string, unknown>
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Texts that fit many fields and upset what is behind them. */
const oddTexts = [
  '',
  ' ',
  '%',
  '_\\%',
  "a'b",
  '"; --',
  '$1 ${x} {{y}}',
  '＝1+1',
  '\u202Eab\u0301',
  '🧑🏽‍💻',
  'é'.repeat(200),
  'null',
  '0',
  '1,2,3',
  ',',
  '-',
]
/** Dates that fit the pattern and stand at the ends of what calendars and columns hold. */
const oddDays = ['0000-01-01', '0001-01-01', '1582-10-10', '2024-02-29', '9999-12-31', '8999-12-31']
const days = ['2026-03-09', '2026-03-10', '2026-01-01', '2027-12-31']

/** Values of the wrong type, size or encoding. */
const broken: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  -1e308,
  '',
  'a\0b',
  'a\ud800b',
  '\udc00',
  'x'.repeat(6000),
  '9'.repeat(200),
  '-1',
  '1e3',
  '0x10',
  '2147483648',
  '٣',
  '2026-02-30',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00Z',
  '2026-03-10T25:61:61Z',
  '31-02-2026 25:00:00',
  [],
  {},
  [null],
  [[[[]]]],
  { length: 1_000_000 },
  { toString: 1, valueOf: 2, toJSON: 3 },
  { constructor: { name: 'x' } },
  nested(60),
  Array.from({ length: 600 }, (_, at) => at),
]

/** Each a copy: the next one to break an input may reach into it. */
export const brokenBy = (from: Dice): unknown => structuredClone(from.pick(broken))

const things = nouns.map((noun) => noun.thing)
/** Fields whose values a schema leaves to the handler. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  thing: things,
  noun: things,
  other_thing: things,
  table: ['sectors', 'loops', 'atoms'],
  table_id: ['sectors', 'loops', 'atoms'],
  // Workbooks and PDFs each take a thread.
  format: [...Array.from({ length: 9 }, () => 'csv'), 'xlsx', 'pdf'],
  columns: ['nome', 'nome,status', 'id', ',', 'nome,nome'],
}

interface Source {
  readonly from: Dice
  readonly defs: Schema
}

const dayBy = (from: Dice): string => from.pick(from.chance(0.3) ? oddDays : days)
const times = ['12:00:00Z', '23:59:59.999+14:00', '00:00:00-12:00']

const lengthBy = ({ minLength, maxLength }: Schema) => ({
  least: typeof minLength === 'number' ? minLength : 0,
  most: typeof maxLength === 'number' ? Math.min(maxLength, 8000) : 40,
})

const textBy = (schema: Schema, { from }: Source): string => {
  const { format, pattern } = schema
  if (format === 'date') return dayBy(from)
  if (format === 'date-time') return `${dayBy(from)}T${from.pick(times)}`
  if (String(pattern).startsWith('^[1-9]')) return String(from.chance(0.1) ? 2_147_483_647 : from.int(1, 30))
  const examples = listOf(schema['examples'])
  if (examples.length > 0 && from.chance(0.7)) return String(from.pick(examples))
  const { least, most } = lengthBy(schema)
  if (from.chance(0.1)) return 'w'.repeat(most)
  return (from.chance(0.5) ? from.pick(oddTexts) : `Texto ${from.int(1, 9)}`).padEnd(least, 'aA1!').slice(0, most)
}

const numberBy = ({ type, minimum, maximum }: Schema, { from }: Source): number => {
  const least = typeof minimum === 'number' ? minimum : -1_000_000
  const most = typeof maximum === 'number' ? maximum : 1e15
  if (from.chance(0.1)) return from.pick([least, most])
  const small = Math.min(Math.max(from.int(0, 30), least), most)
  return type === 'number' && from.chance(0.2) ? Math.min(small + 0.333, most) : small
}

/** An object that the schema allows; optional fields come now and then. */
export const objectBy = (schema: Schema, source: Source, depth: number): Input => {
  const { from } = source
  const required = listOf(schema['required'])
  const each = schema['additionalProperties']
  const entries = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {})
  const free = isSchema(each)
    ? from.shuffled(['nome', 'a', '__proto_', 'constructor', '']).slice(0, from.int(0, 3))
    : []
  return Object.fromEntries([
    ...entries.flatMap(([name, of]) => {
      if (!isSchema(of) || (!required.includes(name) && from.chance(0.6))) return []
      const picks = known[name]
      return [[name, picks && from.chance(0.8) ? from.pick(picks) : valueBy(of, source, depth + 1)]]
    }),
    ...free.map((name) => [name, isSchema(each) ? valueBy(each, source, depth + 1) : null]),
  ])
}

const listBy = ({ items, minItems }: Schema, source: Source, depth: number): unknown[] => {
  const least = typeof minItems === 'number' ? minItems : 0
  const length = Math.max(least, source.from.int(0, 3))
  return Array.from({ length }, () => (isSchema(items) ? valueBy(items, source, depth + 1) : null))
}

const byType: Readonly<Record<string, (schema: Schema, source: Source, depth: number) => unknown>> = {
  string: textBy,
  integer: numberBy,
  number: numberBy,
  boolean: (_, { from }) => from.chance(0.5),
  null: () => null,
  object: objectBy,
  array: listBy,
}

/** The schemas, or values, of which a value is one. */
const choicesOf = (schema: Schema, { defs }: Source) => {
  const ref = schema['$ref']
  const codes = 'const' in schema ? [schema['const']] : listOf(schema['enum'])
  const schemas = [...schemasIn(schema['anyOf']), ...schemasIn(schema['oneOf'])]
  if (typeof ref !== 'string') return { codes, schemas }
  return { codes, schemas: schemasIn([defs[ref.split('/').at(-1) ?? '']]) }
}

/** A value that the schema allows, as far as a schema says it. */
const valueBy = (schema: Schema, source: Source, depth = 0): unknown => {
  const { from } = source
  if (depth > 8) return null
  const { codes, schemas } = choicesOf(schema, source)
  if (codes.length > 0) return from.pick(codes)
  if (schemas.length > 0) return valueBy(from.pick(schemas), source, depth + 1)
  const make = byType[String(listOf(schema['type'])[0] ?? schema['type'])]
  return make ? make(schema, source, depth) : brokenBy(from)
}
