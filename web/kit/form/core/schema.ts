import type { z } from 'zod'

/** The facts of a field's schema that a form needs, read without importing zod. */
export interface FieldRule {
  readonly nullable: boolean
  /** Takes `''`. */
  readonly emptyText: boolean
  /** May be left out. */
  readonly optional: boolean
  /** The field's value in a new record. */
  readonly blank: unknown
  readonly max: number | undefined
  /** For an array of objects: the rules of their fields. */
  readonly row: Rules | undefined
  readonly emptyList: boolean
}
export type Rules = Readonly<Record<string, FieldRule>>

interface Inside {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: z.ZodRawShape
}

const insideOf = (schema: z.ZodType): Inside => schema._zod.def

/** Schema below `optional`, `nullable`, `default` and preceding transforms. */
const bare = (schema: z.ZodType): z.ZodType => {
  const { type, innerType, in: first, out } = insideOf(schema)
  if (innerType) return bare(innerType)
  if (type !== 'pipe' || !first || !out) return schema
  return insideOf(first).type === 'transform' ? bare(out) : bare(first)
}

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

const starts: Readonly<Record<string, unknown>> = { string: '', boolean: false, array: [] }

const blankOf = (schema: z.ZodType): unknown => {
  const given = schema.safeParse(undefined)
  if (given.success && given.data !== undefined) return given.data
  return accepts(schema, null) ? null : (starts[insideOf(bare(schema)).type] ?? null)
}

const maxOf = (schema: z.ZodType): number | undefined => {
  const max: unknown = 'maxLength' in schema ? schema.maxLength : undefined
  if (typeof max === 'number') return max
  const { innerType, in: first, out } = insideOf(schema)
  return [innerType, first, out].map((it) => it && maxOf(it)).find((it) => it !== undefined)
}

const ruleOf = (schema: z.ZodType): FieldRule => {
  const { type, element } = insideOf(bare(schema))
  const shape = type === 'array' && element ? insideOf(bare(element)).shape : undefined
  return {
    nullable: accepts(schema, null),
    emptyText: accepts(schema, ''),
    emptyList: accepts(schema, []),
    optional: accepts(schema, undefined),
    blank: blankOf(schema),
    max: maxOf(schema),
    row: shape && rulesOf(shape),
  }
}

export const rulesOf = (shape: z.ZodRawShape): Rules =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, ruleOf(schema as z.ZodType)]))

export const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** True when the field must be filled in; an edit cannot leave out what a new record may. */
export const isRequired = (rule: FieldRule, editing: boolean): boolean =>
  !(rule.nullable || rule.emptyText || rule.emptyList || rule.blank === false) && (editing || !rule.optional)

/** Value of a field as the call takes it; undefined leaves it out. */
export const sentOf = (rule: FieldRule | undefined, value: unknown): unknown => {
  if (rule?.row && Array.isArray(value)) {
    const { row } = rule
    return value.map((one: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(one).map(([name, it]) => [name, sentOf(row[name], it)])),
    )
  }
  if (!rule || (value !== null && value !== '')) return value
  if (rule.nullable) return null
  return rule.emptyText ? '' : undefined
}
