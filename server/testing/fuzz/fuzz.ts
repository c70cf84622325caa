import { z } from 'zod'
import { pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import { dice, type Dice } from '#server/db/demo/dice.ts'
import { brokenBy, isSchema, objectBy, type Input, type Schema } from './values.ts'

const isInput = (value: unknown): value is Input => isSchema(value)

/** Breaks one part of a value in place: at its own level, or deeper. */
const breakOne = (value: Input, from: Dice): void => {
  const names = Object.keys(value)
  if (names.length === 0 || from.chance(0.1)) {
    value[from.pick(['nonsense', 'id', 'role', 'toJSON'])] = brokenBy(from)
    return
  }
  const name = from.pick(names)
  const inner = value[name]
  const part: unknown = Array.isArray(inner) ? inner.find(isInput) : inner
  if (isInput(part) && from.chance(0.6)) breakOne(part, from)
  else if (from.chance(0.15)) delete value[name]
  else value[name] = brokenBy(from)
}

const schemas = new Map<AnyEndpoint, Schema>()
const schemaOf = (call: AnyEndpoint): Schema => {
  const made = schemas.get(call) ?? z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  schemas.set(call, made)
  return made
}

/** Makes random inputs of calls, of shapes that their schemas allow, most of them with one part broken; the same seed gives the same ones. */
export const makeFuzz = (seed: string) => {
  const from = dice(seed)
  return (call: AnyEndpoint): unknown => {
    const schema = schemaOf(call)
    const defs = isSchema(schema['$defs']) ? schema['$defs'] : {}
    const value = objectBy(schema, { from, defs }, 0)
    if (from.chance(0.02) && call.method !== 'GET') return brokenBy(from)
    if (from.chance(0.6)) breakOne(value, from)
    return value
  }
}

/** Text of a value in an address; a lone surrogate goes as the bytes that no decoder accepts. */
const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

/** The request that carries an input: path, then query of a read or body of a write. */
export const requestOf = (call: AnyEndpoint, input: unknown): { url: string; payload?: string } => {
  const fields: Input = isSchema(input) ? input : {}
  const inPath = pathParams(call.path)
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => inAddress(fields[name] ?? 1) || '%20')
  const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  if (call.method === 'GET') {
    const query = rest.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
    return { url: query.length > 0 ? `${path}?${query.join('&')}` : path }
  }
  return { url: path, payload: JSON.stringify(isSchema(input) ? Object.fromEntries(rest) : input) }
}
