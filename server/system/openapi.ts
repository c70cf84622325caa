import { z } from 'zod'
import { allCalls } from '#contract/calls.ts'
import { pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return schema
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const propertiesOf = (schema: Json): Record<string, Json> => {
  const found = schema['properties']
  if (!isJson(found)) return {}
  return Object.fromEntries(Object.entries(found).map(([name, it]) => [name, isJson(it) ? it : {}]))
}

const requiredOf = (schema: Json): string[] => (Array.isArray(schema['required']) ? schema['required'].map(String) : [])

const parameter = (name: string, place: 'path' | 'query', rest: { schema: Json; required: boolean }): Json => ({
  name,
  in: place,
  ...rest,
})

const bodyOf = (names: string[], properties: Record<string, Json>, required: string[]): Json => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
        required: required.filter((name) => names.includes(name)),
      },
    },
  },
})

const refusals = (call: AnyEndpoint): Json => {
  const codes: [string, string][] = [
    ['422', 'A field is missing or wrong; each is named in `errors`'],
    ...(call.can === 'public' ? [] : ([['401', 'No or bad token']] satisfies [string, string][])),
    ...(call.can === 'public' || call.can === 'unverified'
      ? []
      : ([
          ['403', 'The role may not'],
          ['406', 'The second factor of this session is still to be given'],
        ] satisfies [string, string][])),
    ['429', 'Too many calls'],
    ['503', 'The database cannot be reached; try again after the time given'],
  ]
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(codes.map(([code, description]) => [code, { description, content }]))
}

const operation = (name: string, call: AnyEndpoint): Json => {
  const input = schemaOf(call.input, 'input')
  const properties = propertiesOf(input)
  const required = requiredOf(input)
  const inPath = pathParams(call.path)
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field))
  const query = call.method === 'GET' ? rest : []
  const body = call.method === 'GET' ? [] : rest
  return {
    operationId: name,
    summary: call.summary,
    tags: [name.split('.')[0]],
    'x-permission': call.can,
    security: call.can === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((field) => parameter(field, 'path', { schema: properties[field] ?? {}, required: true })),
      ...query.map((field) =>
        parameter(field, 'query', { schema: properties[field] ?? {}, required: required.includes(field) }),
      ),
    ],
    ...(body.length > 0 ? { requestBody: bodyOf(body, properties, required) } : {}),
    responses: {
      '200': {
        description: call.envelope ? 'Done, or refused for a business reason with `status: "error"`' : 'Done',
        content: { 'application/json': { schema: schemaOf(call.output, 'output') } },
      },
      ...refusals(call),
    },
  }
}

const build = (version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, call } of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nucleo',
      version,
      description: 'Every call of Nucleo, made from the contract that the server mounts.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: {
          type: 'object',
          description: 'RFC 9457',
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            request_id: { type: 'string' },
            errors: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
            },
          },
          required: ['type', 'title', 'status', 'detail', 'request_id'],
        },
      },
    },
  }
}

let built: Json | undefined

/** The contract as OpenAPI 3.1, made once. */
export const openApi = (version: string): Json => (built ??= build(version))
