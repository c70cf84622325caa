import { allCalls, scopeOfCall } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER, pathParams, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import { tokenScopes } from '#contract/token/token.scopes.ts'
import { sheetTypes } from '#server/kit/http/download.ts'
import { fixedText } from '#server/kit/http/fixed.ts'
import { version } from '#server/kit/version.ts'
import { schemaOf } from './docs/example.ts'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const propertiesOf = (schema: Json): Record<string, Json> => {
  const found = schema['properties']
  if (!isJson(found)) return {}
  return Object.fromEntries(Object.entries(found).map(([name, it]) => [name, isJson(it) ? it : {}]))
}

const requiredOf = (schema: Json): string[] => (Array.isArray(schema['required']) ? schema['required'].map(String) : [])

const parameter = (
  name: string,
  place: 'path' | 'query' | 'header',
  rest: { schema: Json; required: boolean },
): Json => ({
  name,
  in: place,
  ...rest,
})

const moneyKey = {
  ...parameter(IDEMPOTENCY_HEADER, 'header', {
    schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[!-~]+$' },
    required: false,
  }),
  description:
    'Chosen by the caller, once for each action: a repeated request with the same key and input gets the first one\u2019s answer, and nothing is done again; another input is refused with 422. A refused or failed request may be repeated with its key. Kept for 30 days.',
}

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

const meanings = {
  400: 'The body is no JSON',
  401: 'No or bad token, or wrong credentials',
  403: 'The person may not, or has to prove anew who they are (`step_up`)',
  404: 'There is no such thing, or not for this person',
  406: 'The second factor of this session is still to be given',
  409: 'It has changed meanwhile, or stands where this cannot be done',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'A field is missing or wrong; each is named in `errors`',
  429: 'Too many calls; try again after the time given',
  503: 'The database cannot be reached or has too much to do, or the disk is full; try again after the time given',
} as const

/** Possible refusals of a call: by its gate, path and body, and by its own list. */
const refusals = (call: AnyEndpoint, body: boolean): Json => {
  const codes = new Set<keyof typeof meanings>([422, 429, 503, ...(call.refuses ?? [])])
  const add = (when: boolean, ...more: (keyof typeof meanings)[]) => more.forEach((it) => when && codes.add(it))
  add(call.can !== 'public', 401)
  add(call.can !== 'public' && call.can !== 'unverified', 403, 406)
  add(pathParams(call.path).length > 0, 404)
  add('version' in call.input.shape, 409)
  add(body, 400, 413, 415)
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    [...codes].sort((a, b) => a - b).map((code) => [code, { description: meanings[code], content }]),
  )
}

const binary = { schema: { type: 'string', format: 'binary' } }

/** A file in one of its formats, with its name and number of rows; else JSON by the contract. */
const success = (call: AnyEndpoint): Json => {
  const refused = { $ref: '#/components/schemas/Refused' }
  if (call.file)
    return {
      description: call.envelope ? 'The file, or why there is none with `status: "error"`' : 'The file',
      headers: {
        'content-disposition': { description: 'Its name', schema: { type: 'string' } },
        'x-row-count': { description: 'How many rows it holds', schema: { type: 'integer' } },
      },
      content: {
        ...Object.fromEntries(Object.values(sheetTypes).map((type) => [type, binary])),
        ...(call.envelope && { 'application/json': { schema: refused } }),
      },
    }
  const schema = schemaOf(call.output, 'output')
  return {
    description: call.envelope ? 'Done, or refused for a business reason with `status: "error"`' : 'Done',
    content: { 'application/json': { schema: call.envelope ? { oneOf: [schema, refused] } : schema } },
  }
}

/** A creating call answers 201; one with a `client_id` answers 200 when a repeated call finds the record. */
const successes = (call: AnyEndpoint): Json => {
  const done = success(call)
  if (!call.creates) return { 200: done }
  return 'client_id' in call.input.shape
    ? { 200: { ...done, description: 'Was there already' }, 201: done }
    : { 201: done }
}

/** A session, or an API token with the call's scope where it has one. */
const securityOf = (call: AnyEndpoint): Json[] => {
  if (call.can === 'public') return []
  const scope = scopeOfCall(call)
  return scope ? [{ bearer: [] }, { apiToken: [scope] }] : [{ bearer: [] }]
}

export const operation = (name: string, call: AnyEndpoint): Json => {
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
    ...(call.stepUp && { 'x-step-up': call.stepUp }),
    security: securityOf(call),
    parameters: [
      ...inPath.map((field) => parameter(field, 'path', { schema: properties[field] ?? {}, required: true })),
      ...(call.money ? [moneyKey] : []),
      ...query.map((field) =>
        parameter(field, 'query', { schema: properties[field] ?? {}, required: required.includes(field) }),
      ),
    ],
    ...(body.length > 0 ? { requestBody: bodyOf(body, properties, required) } : {}),
    responses: {
      ...successes(call),
      ...refusals(call, body.length > 0),
    },
  }
}

const build = (): Json => {
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
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The session that `auth.login` opens',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'nucleo_…',
          description:
            'A token of the profile, for programs. It does what its person may do, within its scopes; calls that do not list it are closed to tokens.',
          'x-scopes': tokenScopes,
        },
      },
      schemas: {
        Refused: {
          type: 'object',
          description: 'A business reason against it, in the caller\u2019s language',
          properties: {
            status: { const: 'error' },
            message: { type: 'string' },
            field: { type: 'string', description: 'The field that it is about, where there is one' },
          },
          required: ['status', 'message'],
        },
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

/** The contract as OpenAPI 3.1. */
export const openApi = fixedText('application/json', () => JSON.stringify(build()))
